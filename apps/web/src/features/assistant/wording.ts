import type { Verdict } from "@striper/angling/assistant/cards/card";

/** Overrides; other slots derive their name: "wind_knots" becomes "Wind". */
const slotNames: Readonly<Record<string, string>> = {
  species: "Fish",
  count: "How many fish",
  anglers: "How many anglers",
  kept_today: "Kept already",
  mode: "From shore or a boat",
  water: "Whose water",
  place: "Where",
  date: "Day",
  hour: "Time",
  craft: "What you go on",
  hazards: "Conditions",
  period: "When",
  fate: "Kept or released",
  aspect: "What about it",
};

const inWords = (name: string): string => {
  const words = name.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const slotNamed = (name: string): string =>
  slotNames[name] ?? inWords(name.replace(/_(?:inches|knots|feet|f)$/, ""));

const verdicts: Readonly<Record<Verdict, string>> = {
  keep: "KEEP",
  release: "RELEASE",
  measure: "MEASURE",
  unsure: "UNSURE",
  open: "OPEN",
  closed: "CLOSED",
  go: "GO",
  care: "CARE",
  no: "NO",
  "not-worth-it": "SKIP",
  clears: "CLEARS",
  "does-not-clear": "SHALLOW",
  required: "NEEDED",
  "not-required": "NOT NEEDED",
};

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
  verdicts,
  emergency: "Emergency",
  takenFor: "How this was understood",
  slot: (name: string, label: string, isAssumed: boolean): string =>
    `${slotNamed(name)}: ${label}${isAssumed ? ", assumed" : ""}`,
  add: (name: string): string => `+ ${slotNamed(name)}`,
  change: (name: string): string => `Change: ${slotNamed(name)}`,
  slotNamed,
  slotNumber: (name: string, unit: string): string =>
    unit === "in" ? `${slotNamed(name)} in inches` : slotNamed(name),
  slotWords: (name: string): string => `${slotNamed(name)}, in your words`,
  yourPosition: "Your position",
  apply: "Answer again",
  leaveOut: "Leave it out",
  moreChips: "+ more",
  fewerChips: "− less",
  details: "Details",
  fact: inWords,
  yesOrNo: (value: boolean): string => (value ? "yes" : "no"),
  notRead: (words: readonly string[]): string => `Not understood: ${words.join(", ")}.`,
  noCard: "I have no answer to this.",
  didYouMean: "Did you mean",
  noneOfThese: "None of these",
  browse: "What I can answer",
  searchTexts: "Search the answers",
  topics: "Topics",
  found: "Answers found",
  nothingFound: "Nothing found. Try one word, such as “hook” or “parking”.",
  suggestions: "Suggestions",
  suggested: (count: number): string => (count === 1 ? "1 suggestion" : `${count} suggestions`),
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
