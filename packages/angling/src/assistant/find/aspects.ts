import type { ToolName } from "#angling/assistant/tools/tool-names.ts";

/** Patterns for a tool's aspects; the first match wins. */
const patterns: Partial<Readonly<Record<ToolName, readonly (readonly [RegExp, string])[]>>> = {
  tide: [
    [/\b(?:range|how much does it (?:rise|drop|fall))\b/, "range"],
    [/\b(?:how high|height|level|how many feet|what will the tide be)\b/, "height"],
    [/\b(?:high(?:est)?(?: tides?| water)?|top of)\b/, "high"],
    [/\b(?:low(?:est)?(?: tides?| water)?|dead low|minus|bottom of)\b/, "low"],
    [/\bnext\b/, "next"],
  ],
  current: [
    [/\bslacks?\b|\bturns?\b/, "slack"],
    [/\b(?:max\w*|strongest|peak|hardest|how (?:hard|strong|fast))\b/, "strongest"],
    [/\b(?:ebb\w*|outgoing|run(?:ning)? out|going out)\b/, "ebb"],
    [/\b(?:flood\w*|incoming|com(?:es?|ing) in)\b/, "flood"],
    [/\bnow\b/, "now"],
  ],
  sky: [
    [/\b(?:first light|dawn|daybreak)\b/, "first-light"],
    [/\b(?:last light|dusk|nightfall)\b/, "last-light"],
    [/\b(?:sunrise|sun ?up|sun (?:come|rise)s?)\b/, "sunrise"],
    [/\b(?:sunset|sundown|sun (?:go|set)s?)\b/, "sunset"],
    [/\bmoon ?rise\b|\bmoon (?:come|rise)s?\b/, "moonrise"],
    [/\bmoon ?sets?\b/, "moonset"],
    [/\bfull moon\b/, "full-moon"],
    [/\bnew moon\b/, "new-moon"],
    [/\bfirst quarter\b/, "first-quarter"],
    [/\blast quarter\b/, "last-quarter"],
    [/\b(?:solunar|major|minor)\b/, "solunar"],
    [/\b(?:day ?light|day length|how long is the day|hours of light)\b/, "daylight"],
    [/\bmoon\b/, "moon"],
    [/\b(?:get(?:s|ting)? (?:dark|light)|dark|light)\b/, "light"],
  ],
  score: [
    [/\bwhy\b/, "why"],
    [/\b(?:best|when|window|what time|which hours?)\b/, "best"],
    [/\b(?:now|right now)\b/, "now"],
  ],
  weather: [
    [/\bgust\w*\b/, "gusts"],
    [/\b(?:thunder\w*|lightning|t ?storms?|storms?)\b/, "thunder"],
    [/\bfog\w*|\bvisibility\b/, "fog"],
    [/\b(?:rain\w*|showers?|wet|drizzle)\b/, "rain"],
    [/\b(?:pressure|barometer)\b/, "pressure"],
    [
      /\bwater (?:temp\w*|warm|cold)\b|\b(?:warm|cold|temp\w*) (?:is )?(?:the )?water\b|\bsst\b/,
      "water",
    ],
    [/\b(?:winds?|windy|blow\w*|breez\w*)\b/, "wind"],
    [/\b(?:temp\w*|warm|cold|hot|degrees|jacket|layers)\b/, "air"],
  ],
  marine: [
    [/\b(?:advisor\w*|warnings?|alerts?|watch|gale)\b/, "alerts"],
    [/\bfog\w*|\bvisibility\b/, "fog"],
    [/\b(?:seas?|swells?|waves?|rough|chop\w*|flat|surf|period)\b/, "seas"],
    [/\bwinds?\b/, "wind"],
  ],
  depth: [
    [/\b(?:dr(?:y|ies)|uncovers?|bare|exposed)\b/, "dries"],
    [/\b(?:low(?:est)?|minus)\b/, "low"],
    [/\bhigh(?:est)?\b/, "high"],
    [/\bnow\b/, "now"],
  ],
  wading: [
    [
      /\b(?:turn back|leave|be off|head in|cut off|floods?|how (?:long|late)|too deep|last moment)\b/,
      "turn-back",
    ],
    [/\b(?:when|start|opens?|first|begin)\b/, "opens"],
  ],
  spot: [
    [/\bpark(?:ing)?\b(?! river)/, "parking"],
    [/\b(?:ramp|launch)\b/, "launch"],
    [/\b(?:bathrooms?|restrooms?|toilets?|facilities|food)\b/, "facilities"],
    [/\b(?:bait|lures?)\b/, "bait"],
    [/\b(?:which|what) (?:fish|species)\b/, "fish"],
    [/\b(?:crowd\w*|busy|weekends?)\b/, "crowds"],
    [/\b(?:best|when|tide|time)\b/, "times"],
    [/\b(?:get to|access|walk|reach|open|hours|closed?)\b/, "access"],
    [/\b(?:deep|depth)\b/, "depth"],
    [/\bseason\b/, "season"],
    [/\b(?:tips?|how (?:do|to))\b/, "tips"],
  ],
  spots: [
    [/\b(?:bathrooms?|restrooms?|toilets?)\b/, "restrooms"],
    [/\bpark(?:ing)?\b/, "parking"],
    [/\b(?:ramp|launch|put in|drop a kayak)\b/, "ramp"],
    [/\b(?:easy|beginner\w*|kids?|child\w*|first timer|family|wheel ?chair|newbie)\b/, "easy"],
    [/\b(?:shelter\w*|lee|hide|out of (?:the|a)?)\b/, "shelter"],
    [/\b(?:quiet|uncrowded|few people|nobody)\b/, "quiet"],
    [/\bnight|\bdark\b/, "night"],
    [/\b(?:dawn|sunrise|first light)\b/, "dawn"],
    [/\b(?:ebb|outgoing)\b/, "ebb"],
    [/\b(?:flood|incoming)\b/, "flood"],
  ],
  permit: [
    [/\b(?:cost|price|fee|how much|free)\b/, "fee"],
    [/\b(?:where|buy|get one|online)\b/, "where"],
    [/\b(?:phone|copy|paper|print|carry)\b/, "copy"],
    [/\b(?:expir\w*|run out|good for|valid until|how long)\b/, "expiry"],
    [/\b(?:out of state|non ?resident|from (?:maine|ri|ct|nh|new hampshire))\b/, "other-states"],
  ],
  rules: [
    [/\b(?:season|open|opens|close[sd]?|closure|start|end|when)\b/, "season"],
    [/\b(?:bag|how many|limit|possession|per (?:day|person|angler))\b/, "bag"],
    [/\b(?:size|minimum|maximum|how (?:big|long|small)|inch\w*|length|slot)\b/, "size"],
    [/\b(?:hooks?|gear|gaff|treble|circle|net|spear\w*)\b/, "gear"],
    [/\bmeasur\w*\b/, "measuring"],
  ],
  log: [
    [/\b(?:biggest|largest|longest|personal best|pb|best fish|record)\b/, "biggest"],
    [/\b(?:heaviest|weigh\w*)\b/, "heaviest"],
    [/\b(?:smallest|shortest)\b/, "smallest"],
    [/\baverage\b/, "average"],
    [/\b(?:best|favou?rite|top|which|what) (?:bait|lure)s?\b/, "bait"],
    [/\b(?:best|favou?rite|top|which|what) (?:spots?|places?)\b|\bwhere\b/, "place"],
    [/\b(?:stage|tide)\b/, "tide"],
    [/\bblanks?|skunk\w*\b/, "blanks"],
    [/\b(?:last|latest|most recent)\b/, "last"],
    [/\bfirst\b/, "first"],
    [/\b(?:how many|count|total|number of)\b/, "count"],
  ],
};

export function aspectSaid(
  tool: ToolName,
  aspects: readonly string[],
  words: string,
): string | undefined {
  const said = patterns[tool]?.find(
    ([pattern, aspect]) => aspects.includes(aspect) && pattern.test(words),
  );
  return said?.[1];
}
