export { guessedChoices } from "./guessed-choices.ts";
export { likelyTopics, textProbability } from "./likely-topics.ts";
export { guessTopics, type GuessTopic } from "./topics.ts";
export { topicsBy, trainKinds, trainTopics } from "./train.ts";
