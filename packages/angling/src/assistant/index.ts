export { answerQuestion, type Answer, type AssistantQuestion } from "./answer-question.ts";
export type { AnswerContext } from "./answers/reply.ts";
export { fact, screens, sources, type Fact } from "./facts.ts";
export { intents, type FollowUpContext, type Frame, type Intent } from "./frame.ts";
export { daysOfTurn, unsupportedNumbers } from "./grounding.ts";
export { inUnit, keptReading } from "./kept-reading.ts";
export { packagedProviders } from "./packaged-providers.ts";
export type * from "./providers.ts";
export {
  assistantTools,
  type AssistantTool,
  type ToolOutcome,
  type ToolParameters,
} from "./tools.ts";
