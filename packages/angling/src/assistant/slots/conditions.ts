import type { Filled } from "./measures.ts";
import type { Scan } from "./scan.ts";
import type { CompassPoint, Craft, Fate, Hazard, Mode, NamedWater } from "./slots.ts";

const modes: readonly (readonly [RegExp, Mode])[] = [
  [
    /\b(?:(?:on|from|aboard) )?(?:a |the )?(?:charters?(?: boat)?|head ?boat|party boat|for hire|guided trip|6 pack)\b/,
    "charter",
  ],
  [
    /\b(?:from|off|on) (?:(?:the|a|of|my) )*(?:shore|beach|land|bank|docks?|rocks|sand|(?:sea ?)?wall|bridge|causeway)\b|\b(?:shore(?:line)?|surf ?cast\w*|on foot|land based|without a boat|(?:do not|don t|dont) (?:have|own) (?:a|any|my) boat|no boat|surf rod|breakwater)\b/,
    "shore",
  ],
  [
    /\b(?:(?:on|from|by|in|aboard|off|with) )?(?:(?:a|the|my|our|his|private) )*(?:private )?boats?\b(?! (?:ramp|launch|registration|show|license))/,
    "boat",
  ],
];

const crafts: readonly (readonly [RegExp, Craft])[] = [
  [
    /\b(?:(?:in|from|on|by|take|with) )?(?:(?:a|the|my|our) )*(?:kayak(?:s|ing)?|yak|canoe|paddle ?board|sup|sit on top)\b/,
    "kayak",
  ],
  [
    /\b(?:(?:a|the|my|our|small|open|tin|jon|little) )*(?:skiff|dinghy|inflatable|zodiac|jon ?boat|tin ?boat|tinny|whaler|small boat|little boat)\b/,
    "small-boat",
  ],
  [/\bwad(?:e|ing|er|ers)\b(?! (?:boots|for sale))/, "wading"],
  [/\b(?:(?:on|off|from) )?(?:(?:a|the) )?(?:jett(?:y|ies)|ledges?|breakwater|riprap)\b/, "jetty"],
  [/\b(?:(?:on|off|from|at) )?(?:(?:a|the) )?piers?\b/, "pier"],
  [/^surf\b|\b(?:in|from) (?:the )?surf\b|\bsurf (?:fishing|cast\w*)\b/, "surf"],
];
const modeOfCraft: Readonly<Record<Craft, Mode>> = {
  boat: "boat",
  "small-boat": "boat",
  kayak: "boat",
  wading: "shore",
  surf: "shore",
  jetty: "shore",
  pier: "shore",
};

const hazards: readonly (readonly [RegExp, Hazard])[] = [
  [
    /\b(?:small craft|gale|storm|marine|wind)(?: \w+)? (?:advisor(?:y|ies)|warnings?|watch)\b|\badvisory\b/,
    "advisory",
  ],
  [/\b(?:thunder\w*|lightning|t ?storms?|tstms?)\b/, "thunder"],
  [/\bfog(?:gy|ged in|s)?\b|\bpea soup\b/, "fog"],
  [
    /\b(?:after|in the|before) dark\b|\bdarkness\b|\bat night\b|\bpitch black\b|\bunlit\b|\bno (?:nav )?lights?\b/,
    "dark",
  ],
  [
    /\b(?:ice|icy|iced|frozen)\b(?! (?:cream|box|chest|fish|slurry|bait|eel|herring|squid|pack))/,
    "ice",
  ],
  [/\b(?:alone|solo|by (?:myself|himself|herself)|on my own|no one (?:with me|else))\b/, "alone"],
  [
    /\b(?:with (?:my |the |two |2 |3 )*(?:kids?|children|toddlers?|grandkids)|(?:my|the) (?:kids?|children|toddler|grandkids) (?:along|aboard|with me))\b/,
    "kids",
  ],
  [/\b(?:drunk|buzzed|hammered|tipsy|(?:\w+ )?beers?|drinking|drinks|alcohol|booze)\b/, "alcohol"],
  [
    /\b(?:no|without(?: a| any| my)?|forgot(?: the| my)?|not wearing(?: a| my)?) (?:life ?jackets?|life ?vests?|pfds?)\b/,
    "no-life-jacket",
  ],
  [/\b(?:no|without(?: a| my)?|forgot(?: the| my)?) (?:wading )?belt\b/, "no-belt"],
  [/\b(?:no|without|forgot(?: the| my)?) waders\b|\bwet wad(?:e|ing)\b/, "no-waders"],
  [/\b(?:breaking|breakers|white ?water on the bar|waves? (?:are )?break\w*)\b/, "breaking"],
];

const points: readonly (readonly [string, CompassPoint])[] = [
  ["n ?n ?e|n ?e|north ?east(?:erly|er|ern)?|nor ?easter", "NE"],
  ["n ?n ?w|n ?w|north ?west(?:erly|er|ern)?", "NW"],
  ["s ?s ?e|s ?e|south ?east(?:erly|er|ern)?", "SE"],
  ["s ?s ?w|s ?w|south ?west(?:erly|er|ern)?", "SW"],
  ["north(?:erly|ern)?|n", "N"],
  ["east(?:erly|ern)?|e", "E"],
  ["south(?:erly|ern)?|s", "S"],
  ["west(?:erly|ern)?|w", "W"],
];

/** Replaces a wind direction by POINT and returns it; a side of the coast is not one. */
export function readWindFrom(text: string): {
  readonly text: string;
  readonly from: CompassPoint | null;
} {
  const isWindy =
    /\b(?:winds?|windy|blow\w*|breeze|gust\w*|kts?|knots?|mph|gale|easter)\b|\b[ns]?[ewns] ?\d{1,2}\b|\b\d{2} [ns][ew]\b/.test(
      text,
    );
  if (!isWindy) return { text, from: null };
  for (const [pattern, from] of points) {
    const said = new RegExp(
      String.raw`\b(?:(?:out of|from) the )?(?:${pattern})\b(?! (?:shore|side|of\b|end|harbor|cape|boston|jetty|river|ma\b|mass|beach|point))`,
    );
    const match = said.exec(text);
    if (match !== null) return { text: text.replace(said, "POINT"), from };
  }
  return { text, from: null };
}

const waters: readonly (readonly [RegExp, NamedWater])[] = [
  [
    /\b(?:in )?(?:federal(?: waters?)?|the eez|eez|(?:outside|beyond|past) (?:of )?(?:the )?(?:3|three) ?(?:nautical )?(?:miles?|nm)(?: (?:line|limit))?|outside state waters?)\b(?! (?:permit|license))/,
    "federal",
  ],
  [/\b(?:in |of |up in )?(?:new hampshire|nh|n h)(?: (?:waters?|side|law|rules))?\b/, "NH"],
  [
    /\b(?:in |of )?(?:massachusetts|mass|ma)(?: (?:state )?(?:waters?|side))?\b(?! (?:bay|fish hunt))/,
    "MA",
  ],
];

const baits =
  /\b(?:on|with|using|use|used|of|throwing|casting|by) (?:a |the |live |fresh |chunked |cut |some )*((?:eels?|mackerel|clams?|(?:sea|sand|blood) ?worms?|worms|bunker|pogies|herring|squid|plugs?|poppers?|topwater|soft plastics?|metal|spoons?|bucktails?|jigs?|flies|fly|tube and worm|chunks?|sand eels?|sluggos?|paddle ?tails?|needlefish|crabs?))\b/;

const fates: readonly (readonly [RegExp, Fate])[] = [
  [
    /\b(?:releas(?:ed|ing)|let (?:it|her|him|them) go|(?:threw|tossed|put|went) (?:(?:it|her|him|them) )?back)\b/,
    "released",
  ],
  [/\b(?:kept|keeping)\b(?! (?:a|one|two|\d))/, "kept"],
];

const first = <Value>(
  scan: Scan,
  rows: readonly (readonly [RegExp, Value])[],
): Value | undefined => {
  let found: Value | undefined;
  for (const [pattern, value] of rows) if (scan.take(pattern) !== null) found ??= value;
  return found;
};

/** Takes hazards; darkness stays in the text, because it is also a time of day. */
export function takeHazards(scan: Scan, slots: Filled): void {
  const against = hazards.flatMap(([pattern, hazard]) => {
    const isSaid = hazard === "dark" ? scan.has(pattern) : scan.take(pattern) !== null;
    return isSaid ? [hazard] : [];
  });
  if (against.length > 0) slots.hazards = against;
}

export function takeConditions(scan: Scan, slots: Filled): void {
  slots.craft ??= first(scan, crafts);
  const named = modes.flatMap(([pattern, mode]) =>
    scan.takeAll(pattern).length === 0 ? [] : [mode],
  );
  // Two modes in one message cancel out.
  const [mode, other] = named;
  if (mode !== undefined && other === undefined) slots.mode = mode;
  const isOnStructure = slots.craft === "pier" || slots.craft === "jetty";
  if (named.includes("boat") && (slots.craft === undefined || isOnStructure)) slots.craft = "boat";
  slots.mode ??= slots.craft === undefined ? undefined : modeOfCraft[slots.craft];
  slots.water ??= first(scan, waters);
  slots.fate = first(scan, fates);
  const bait = scan.take(baits);
  if (bait !== null) slots.bait = bait[1];
}
