export const wording = {
  welcome:
    "Ask me about tides and currents, the bite score, spots, rules, or your own log. I answer from the app's own data and say where each figure is from.",
  noSuchChat: "There is no such chat.",
  tooManyChats: "You have as many chats as can be kept. Delete an older one first.",
  chatFull: "This chat is as long as a chat can be. Start a new one.",
  stillAnswering: "The last question is still being answered.",
  /** In the chat, in the place of an answer. */
  failed:
    "I encountered an issue processing your request. Please try asking again or rephrase your question.",
  stopped: "(Stopped.)",
  modelSilent: "The language model did not answer; this answer is from the built-in assistant.",
  modelUnsupported:
    "The language model's answer did not agree with the data; this answer is from the built-in assistant.",
  modelUsedUp:
    "Today's share of the language model is used up; this answer is from the built-in assistant.",
  deleted: "Chat deleted.",
} as const;
