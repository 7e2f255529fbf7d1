export type { CurrentEvent } from "./current-events.ts";
export { createCurrentPredictor, slackBelow, type CurrentPredictor } from "./current-predictor.ts";
export type { SlackWindow } from "./slack-windows.ts";
