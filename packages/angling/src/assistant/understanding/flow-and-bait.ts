import type { Frame } from "#angling/assistant/frame.ts";

const flowWords: readonly (readonly [RegExp, Frame["flow"]])[] = [
  [/\bslacks?\b/, "slack"],
  [
    /\b(?:ebb\w*|outgoing|falling tides?|dropping tides?|(?:going|dumping|draining|pouring|ripping|sucking) out)\b/,
    "ebb",
  ],
  [/\b(?:flood\w*|incoming|rising tides?|coming in)\b/, "flood"],
];

/** "On the ebb or the flood" is a question about both. */
export function readFlow(text: string): Frame["flow"] {
  const named = flowWords.filter(([pattern]) => pattern.test(text)).map(([, flow]) => flow);
  return named.includes("ebb") && named.includes("flood") ? null : (named[0] ?? null);
}

const baitPattern =
  /\b(?:on|with|using|use|used|of|for|throwing|casting|by) (?:a |the |live |fresh |chunked |some )*((?:eels?|mackerel|macks|clams?|(?:sea|sand|blood) ?worms?|worms|bunker|pogies|herring|squid|plugs?|poppers?|topwater(?: plugs?)?|soft plastics?|swim ?shads?|metal(?: spoons?)?|spoons?|bucktails?|jigs?|flies|fly|tube (?:and|n) worms?|chunks?|sand eels?|sluggos?|paddle ?tails?|sp minnows?|minnows?|bombers?|pencils?|pencil poppers?|diamond jigs?|swimmers?|darters?|needlefish|crabs?))\b/;

export function readBait(text: string): string | null {
  return baitPattern.exec(text)?.[1] ?? null;
}
