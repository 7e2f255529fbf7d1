export { guessedChoices } from "./guessed-choices.ts";
export { likelyTopics, probabilityOf } from "./likely-topics.ts";
export { guessTopics, type GuessTopic } from "./topics.ts";
export { topicsBy, trainTopics } from "./train.ts";
