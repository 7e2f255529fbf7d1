export { createTidePredictor } from "./create-tide-predictor.ts";
export { heightCrossings } from "./height-crossings.ts";
export { springStrengthAt } from "./spring-strength.ts";
export type { TideExtreme, TidePoint, TidePredictor } from "./tide-predictor.ts";
export { tideStage, timeToNext, type TideStage } from "./tide-stage.ts";
