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
  slots: ["place", "when", "mode", "flow", "wind", "sea", "sky", "craft", "company", "lacks"],
  assumed: ["place", "when"],
  signs: {
    16: ["GOING"],
    14: ["WIND ramp !where|nearest"],
    12: ["safety FISH|spots !FIGURES !keep|limit|bestTime|currentWord"],
    7: ["go !score", "safety !FIGURES|FISH !keep|limit|score|currentWord", "WIND approved|better"],
  },
  words:
    "min mins minutes each way driving drive drove bother bothering ride jon bad look looks tin tinny outside beyond offshore swell swells inlet bar bars mouth boat seas sea knots kts mph wind winds gusts gusting gusty fog foggy rain dark light tide ebb flood paddle sup n ne e se s sw w nw north northeast east southeast south southwest west northwest raft sail whaler small craft advisory swing swings swung shift shifts clocks veers backs gust footer footers foot flat calm glass glassy rough choppy sloppy lumpy snotty sporty white caps whitecaps breaking breakers rollers ground surf solo alone myself own thinking planning tempted paddling paddle board paddleboard rocks rocky ledge ledges jetty jetties breakwater belt waders wader jacket jackets vest pfd pfds shorts barefoot wet thunder thunderstorm thunderstorms lightning squall squalls midnight pitch black start first last out off run running miles mile crossing cross good bad idea dumb smart sketchy doable head high waist knee chest ankle thigh overhead morning stay close warm enough chop groundswell storm windy surfcasting trip top bail breeze cold inflatable zodiac dinghy parker center console hopping hop light night sea sloppy nasty big huge picking max cc drop drops dropped falls eases building up gusting",
  lead: "is it safe to go out",
  examples: ["should i go tonight", "is it safe to take the skiff out tomorrow"],
  answer: answerGo,
};
