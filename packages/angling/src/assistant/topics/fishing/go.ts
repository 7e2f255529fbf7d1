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
    14: ["WIND ramp !where|nearest"],
    12: ["safety FISH|spots !FIGURES !keep|limit|bestTime|currentWord"],
    7: ["go !score", "safety !FIGURES|FISH !keep|limit|score|currentWord", "WIND approved|better"],
  },
  words:
    "jon bad look looks tin tinny outside beyond offshore swell swells inlet bar bars mouth boat seas sea knots kts mph wind winds gusts gusting gusty fog foggy rain dark light tide ebb flood paddle sup n ne e se s sw w nw north northeast east southeast south southwest west northwest raft sail whaler small craft advisory",
  lead: "is it safe to go out",
  examples: ["should i go tonight", "is it safe to take the skiff out tomorrow"],
  answer: answerGo,
};
