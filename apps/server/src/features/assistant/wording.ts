export const wording = {
  welcome:
    "Ask me about tides and currents, the bite score, spots, rules, or your own log. I answer from the app's own data and say where each figure is from.",
  noSuchChat: "There is no such chat.",
  tooManyChats: "You have as many chats as can be kept. Delete an older one first.",
  chatFull: "This chat is as long as a chat can be. Start a new one.",
  stillAnswering: "The last question is still being answered.",
  /** Shown in the chat in place of an answer. */
  failed:
    "I encountered an issue processing your request. Please try asking again or rephrase your question.",
  stopped: "(Stopped.)",
  noCard:
    "The app has no card for that. It knows tides, currents, weather, depths, spots, rules, permits and your own log.",
  didYouMean: "Did you mean:",
  modelSilent: "The language model did not answer; the cards are the app's own.",
  modelUnsupported:
    "The language model chose no sentence of the cards, so its words are left out; the cards are the app's own.",
  modelUsedUp: "Today's share of the language model is used up; the cards are the app's own.",
  deleted: "Chat deleted.",
} as const;
