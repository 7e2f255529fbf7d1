export { answerQuestion, type AssistantQuestion } from "./answer-question.ts";
export type { Answer } from "./answer.ts";
export type { AnswerAction } from "./case/actions.ts";
export type { Choice } from "./answers/reply.ts";
export type { FollowUpContext } from "./conversation.ts";
export type { SlotEdit } from "./case/apply-edits.ts";
export type { QuestionCase, QuestionSlot, SlotSource } from "./case/question-case.ts";
export { slotEditor, type SlotEditor } from "./case/slot-editors.ts";
export type { AnswerContext } from "./answers/reply.ts";
export { fact, factWithoutScreen, screens, sources, type Fact } from "./facts.ts";
export { intents, slotNames, type Frame, type Intent, type SlotName } from "./frame.ts";
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
