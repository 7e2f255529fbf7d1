import { answerGo } from "#angling/assistant/answers/fishing/go.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

export const go: Topic = {
  name: "go",
  guess: "go",
  about: "place",
  isOfADay: true,
  isOuting: true,
  judgesSafety: true,
  verdict: "so I do not say go or stay",
  slots: ["place", "when", "mode"],
  assumed: ["place", "when"],
  signs: {
    7: ["go !score"],
  },
  words:
    "tin tinny outside beyond offshore swell swells inlet bar bars mouth boat seas sea knots kts mph wind winds gusts fog foggy rain dark light tide ebb flood paddle sup raft sail whaler small craft advisory",
  lead: "is it safe to go out",
  examples: ["should i go tonight", "is it safe to take the skiff out tomorrow"],
  answer: answerGo,
};
