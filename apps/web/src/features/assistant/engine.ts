/**
 * Re-exports the tools and the finder. They are large, so only `use-engine.ts` imports this file.
 */
export { answerMessage } from "@striper/angling/assistant/find/answer-message";
export { isVerdictTool } from "@striper/angling/assistant/find/at-once";
export { shippedLearning } from "@striper/angling/assistant/find/learned";
export { isProblem, slotTypes } from "@striper/angling/assistant/slots/slot-types";
export { allTexts } from "@striper/angling/assistant/texts/texts";
export { tools } from "@striper/angling/assistant/tools";
export { callTool, cardInView } from "@striper/angling/assistant/tools/call-tool";
