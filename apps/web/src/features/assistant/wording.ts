const slotNames: Readonly<Record<string, string>> = {
  species: "Fish",
  length: "Length",
  count: "How many fish",
  anglers: "How many anglers",
  kept: "Kept already",
  mode: "From shore or a boat",
  place: "Where",
  when: "When",
  flow: "Flow",
  bait: "Bait",
  wind: "Wind",
  sea: "Swell or seas",
  sky: "Fog, dark or thunder",
  craft: "What you go on",
  company: "Alone or not",
  lacks: "What is missing",
};
const slotNamed = (name: string): string => slotNames[name] ?? name;

const slotFrom = { read: "as you said", assumed: "assumed", before: "from before" } as const;

export const assistantWording = {
  title: "AI Fishing Expert",
  history: "Chat history",
  newChat: "New chat",
  noHistory: "No previous conversations",
  loadingHistory: "Loading chats…",
  deleteChat: "Delete chat",
  deleteQuestion: "Delete this chat session?",
  deleteConfirm: "Delete",
  keep: "Keep",
  deleteFailed: "The chat could not be deleted. Please try again.",
  initFailed: "Failed to initialize AI assistant",
  answerFailed: "Failed to get AI response",
  answerFailedInChat:
    "I encountered an issue processing your request. Please try asking again or rephrase your question.",
  historyFailed: "Failed to load chat history",
  sessionFailed: "Failed to load chat session",
  tryAgain: "Try Again",
  inputLabel: "Your question",
  placeholder: "Ask about tides, spots, rules…",
  send: "Send",
  stop: "Stop",
  answering: "Answering…",
  stopped: "(Stopped.)",
  you: "You",
  assistant: "Assistant",
  log: "Conversation",
  sources: "Where this is from",
  tellPosition: "Use my position",
  positionOn: "Using your position",
  welcomeOnDevice:
    "No connection: I answer on this device from tides, currents, sun, moon, spots, rules and your log. This chat is not saved.",
  answeredOnDevice: "No connection: answered on this device.",
  modelNote: (provider: string): string =>
    `A language model (${provider}) writes the answers: your question and the parts of your log it needs are sent to it. Figures and rules are checked against the app's data.`,
  takenFor: "How this was understood",
  slot: (name: string, label: string, from: keyof typeof slotFrom): string =>
    `${slotNamed(name)}: ${label}, ${slotFrom[from]}`,
  change: (name: string): string => `Change: ${slotNamed(name)}`,
  slotNumber: (name: string, unit: string): string =>
    unit === "in" ? `${slotNamed(name)} in inches` : slotNamed(name),
  slotWords: (name: string): string => `${slotNamed(name)}, in your words`,
  apply: "Answer again",
  more: "More",
  notRead: (words: readonly string[]): string =>
    `I did not read: ${words.map((word) => `“${word}”`).join(", ")}.`,
  didYouMean: "Did you mean",
  actions: "What you can do now",
  changeFailed: "The answer could not be made again. Please ask the question once more.",
  caution: "Not for navigation. Rules come from the dated rule table; check the official source.",
} as const;

export interface QuickStart {
  readonly label: string;
  readonly question: string;
}

export const quickStarts: readonly QuickStart[] = [
  { label: "Should I go?", question: "Should I go fishing tonight?" },
  { label: "Best time this weekend", question: "When is the best time to fish this weekend?" },
  { label: "Next tides", question: "When are high and low tide today?" },
  { label: "Slack at Hull Gut", question: "When is slack at Hull Gut tomorrow?" },
  { label: "Striper limit", question: "What is the striped bass limit from shore?" },
  { label: "Shore spots nearby", question: "Which shore spots are good for striped bass?" },
];
