import type { Intent } from "#angling/assistant/frame.ts";
import type { Cue } from "./cues.ts";
import { entries, ownThings, permits } from "./topics/own.ts";
import type { Named, Rule } from "./topics/topic.ts";

export type { Named } from "./topics/topic.ts";

const fishingWords = ["bestTime", "score", "go"] as const satisfies readonly Cue[];

const manners: Rule = (has, named) => {
  if (has("capabilities") && !named.fish && !named.place) return "capabilities";
  const isBare = !named.fish && !named.place && !named.length && named.words <= 6;
  const asks = has(
    "tide",
    "current",
    "score",
    "bestTime",
    "go",
    "wind",
    "weather",
    "rain",
    "sun",
    "moon",
    "log",
    "spots",
    "limit",
    "license",
    "water",
    "why",
    "alerts",
    "gear",
    "handling",
    "season",
    "permit",
    "measure",
  );
  if (has("thanks") && isBare && !asks) return "thanks";
  return has("greeting") && isBare && !asks ? "greeting" : null;
};

const aboutTheApp: Rule = (has, named) =>
  has("help") && !named.fish && !named.place && !has("nearest", "limit", "likeToday")
    ? "help"
    : null;

/** Whether fishing itself is lawful at that hour. */
const hoursOfLaw: Rule = (has, named) => (has("nightHours") && !named.place ? "rules" : null);

const law: Rule = (has, named) => {
  if (has("changed") && !has("wind", "tide") && !(named.fish && named.when)) return "rule-changes";
  if (has("lineQuestion") && !named.fish && !named.length && !has("size", "bag", "gear"))
    return "jurisdiction";
  if (has("openList") && !(named.place && named.spot) && !has("tide", "current", "bestTime"))
    return "rules";
  const asksRule = has(
    "limit",
    "size",
    "bag",
    "season",
    "gear",
    "measure",
    "handling",
    "targeting",
  );
  const water = has("tide", "currentWord", "wind", "waves", "moon", "sun") && !has("limit", "keep");
  if (water && !named.length) return null;
  if (has("legalWhere") && (named.fish || has("limit"))) return "rules";
  if (has("asBait") && !named.length) return "rules";
  if (has("verified") && (named.fish || has("limit")) && !has("tide", "wind")) return "rules";
  const figures = named.length || named.count || named.kept;
  if (
    has("compared") &&
    (named.fish || named.length) &&
    has("limit", "keep", "size") &&
    !named.kept &&
    !(named.count && has("keep"))
  )
    return "rules";
  if (has("keep") && has("size", "bag", "season") && named.fish && !figures) return "rules";
  if (has("reportFish") && named.fish) return "rules";
  if (has("handling") && !figures && !has("where", "bestTime")) return "rules";
  if (has("gear") && !figures) return has("spots", "where") ? null : "rules";
  if (named.length && has("approved", "statesCatch") && !named.asksFor) return "keep";
  if (figures && (named.fish || has("keep")) && !(named.asksFor && !named.length)) return "keep";
  if (has("go") && !named.fish && !figures) return null;
  if (
    has("handling", "targeting") &&
    named.fish &&
    !named.length &&
    !has("keep", "bestTime", "where")
  )
    return "rules";
  if (has("handling") && named.fish && !named.length) return "rules";
  if (has("keep") && named.fish && !named.asksFor) return "keep";
  if (has("keep") && !has("bestTime", "spots")) return named.asksFor ? "rules" : "keep";
  if (
    named.fish &&
    asksRule &&
    !has("where", "biggest") &&
    !(has(...fishingWords) && !has("limit", "season", "size", "bag"))
  )
    return "rules";
  if (!named.fish && has("limit", "gear", "measure", "bag") && !has("spots", "bait"))
    return "rules";
  if (!named.fish && has("sizeAlone") && !has("tide", "current", "waves", "moon", "log"))
    return "rules";
  return null;
};

const sky: Rule = (has) => {
  if (has("solunar")) return "sky";
  if (
    has("sun", "moon") &&
    !has("wind", "rain", "thunder", "air", "tide", "currentWord", ...fishingWords, "spots", "log")
  )
    return "sky";
  return null;
};

const places: Rule = (has, named) => {
  const isFigure = has("next", "high", "low", "slack", "speed", "extreme", "all", "height");
  if (named.spot && has("fishes") && has("tideStage") && !named.when && !isFigure) return "spot";
  const isAboutFlow = has("currentWord", "tide") && has("speed", "slack", "next", "extreme");
  if (has("nearest") && has("where") && named.fish && !has("limit", "keep")) return "spots";
  if (has("where") && !isAboutFlow && !has("whereTide") && !(named.spot && has("facts")))
    return "spots";
  if (has("enoughWater") && has("tide")) return "tide";
  if (
    has("spots") &&
    has("nearest", "shelter", "kids", "quiet", "parking", "restrooms", "ramp") &&
    !named.spot
  )
    return "spots";
  if (has("nearest") && has("ramp", "parking", "restrooms") && named.place) return "spots";
  if (
    has("access") &&
    !named.fish &&
    !has("tide", "high", "low", "currentWord", "limit", "keep", "go")
  )
    return named.spot ? "spot" : "spots";
  if (has("side") && named.place) return "spots";
  const asksRule = has("limit", "keep", "season", "size", "bag", "gear", "handling", "tide");
  if (
    has("anyGood") &&
    named.place &&
    named.fish &&
    !asksRule &&
    !named.when &&
    !named.length &&
    !named.count
  )
    return named.spot ? "spot" : "spots";
  if (has("lee") && !named.spot && !has("tide", "currentWord", "marine", "alerts")) return "spots";
  if (has("asksHas") && named.spot) return "spot";
  if (named.spot && has("bestTime") && has("tideStage") && !named.when) return "spot";
  return named.spot && has("parking", "restrooms", "ramp", "bait", "depth", "kids") && !has("tide")
    ? "spot"
    : null;
};

const fishing: Rule = (has, named) => {
  // "When is high water at the fish pier": the pier fishes for nobody.
  if (has("bestTime") && has("high", "low") && !has("best", "score")) return "tide";
  if (has("goodWhen") && named.when) return "bite";
  if (named.offset && !has("best", "score")) return "tide";
  if (has("bestTime")) return "best-time";
  if (has("go") && !has("score")) return "go";
  return null;
};

const water: Rule = (has, named) => {
  if (named.offset) return "tide";
  if (has("currentWord") && !(has("tide", "high", "low") && !has("slack", "speed")))
    return "current";
  if (has("stage") && (named.when || named.place) && has("current", "flood", "ebb") && !has("wind"))
    return has("current") ? "current" : "tide";
  if (has("depth") && !named.spot) return "tide";
  if (has("tide")) return has("speed") ? "current" : "tide";
  if (has("slack", "speed", "flood", "ebb") && (named.place || has("current")) && !has("wind"))
    return "current";
  return has("high", "low") &&
    !has("water", "air", "pressure", "score") &&
    (named.place || named.when || has("next") || named.words <= 4)
    ? "tide"
    : null;
};

const skyAndSea: Rule = (has, named) => {
  if (has("water")) return "weather";
  if (has("marine", "alerts", "waves")) return "marine";
  if (has("anyGood") && named.spot && !named.when) return "spot";
  if (has("score")) return has("lately") && has("reports") ? "reports" : "bite";
  return has("wind", "rain", "thunder", "weather", "air") ? "weather" : null;
};

const rest: Rule = (has, named) => {
  if (has("reports")) return "reports";
  if (has("federalLine", "lineQuestion")) {
    if (named.length) return "keep";
    return named.fish ? "rules" : "jurisdiction";
  }
  if (has("species") && named.fish) return "species";
  if (named.spot && has("facts", "season")) return "spot";
  if (has("bait") && (named.fish || !named.spot)) return "species";
  if (has("spots") && (named.place || has("nearMe", "nearest", "inState"))) return "spots";
  if (named.place && has("restrooms", "parking", "ramp", "kids", "quiet")) return "spots";
  if (has("help")) return "help";
  if (has("nearMe", "nearest") && !named.fish) return "spots";
  if (named.place && named.when && !named.fish && has("fishes")) return "bite";
  const isTold = has("facts") && (has("fishes") || named.isChoice);
  if (named.place && !named.spot && isTold) return "spots";
  if (named.isChoice && named.place && !named.fish && !named.length && !has("facts"))
    return "best-time";
  if (named.isChoice && named.when && !named.fish && !named.length) return "best-time";
  return named.spot && named.asksSomething ? "spot" : null;
};

/** "Hull or Deer Island, which is better?" asks where or when the fish bite best. */
const choice: Rule = (has, named) =>
  named.isChoice &&
  (has("better") || (has("where") && named.place && !named.fish)) &&
  !named.length &&
  !has(
    "limit",
    "size",
    "bag",
    "season",
    "keep",
    "gear",
    "tide",
    "currentWord",
    "waves",
    "sun",
    "moon",
  )
    ? "best-time"
    : null;

const rules: readonly Rule[] = [
  entries,
  manners,
  aboutTheApp,
  ownThings,
  permits,
  choice,
  hoursOfLaw,
  law,
  sky,
  places,
  fishing,
  water,
  skyAndSea,
  rest,
];

/** What a question is after; null when its words do not say. */
export function chooseIntent(cues: readonly string[], named: Named): Intent | null {
  const has = (...wanted: Cue[]): boolean => wanted.some((cue) => cues.includes(cue));
  for (const rule of rules) {
    const intent = rule(has, named);
    if (intent !== null) return intent;
  }
  return null;
}
