import type { SpeciesMention } from "#angling/assistant/frame.ts";
import type { Mentions } from "./mentions.ts";

const baitFirst =
  /\b(?:with|using|use|on|live(?: ?lin(?:e|ing))?|chunk\w*|throwing|drifting) (?:a |an |live |fresh |chunked |cut |dead |frozen |strips? of |chunks? of |whole )*FISH\b.*\bFISH\b/;

export const isAboutBait = (masked: string, text: string, bait: string | null): boolean =>
  /\b(?:live|dead|rigged|fresh|frozen) or (?:live|dead|rigged|fresh|frozen) FISH\b|\bFISH or (?:cut |live )?(?:chunks?|clams?|(?:sea|sand)? ?worms?|bait)\b|\b(?:chunks?|clams?|worms?) or FISH\b/.test(
    masked,
  ) ||
  /\b(?:topwater|plugs?|soft plastics?|jigs?|metal|flies) or (?:live )?FISH\b|\bFISH or (?:a )?(?:topwater|plugs?|soft plastics?|jigs?|metal|flies)\b/.test(
    masked,
  ) ||
  (bait !== null &&
    !/\bdo with FISH\b/.test(masked) &&
    /\b(?:bait|work\w*|catch\w*|caught|lure|using|with)\b/.test(text));

/** "Treble hooks with eels", "circle hooks for chunking mackerel": the hook is asked about for stripers. */
const hookedBait =
  /\b(?:hooks?|rigs?|rigging|circles?)\b.*\b(?:with|using|chunk\w*|live|lin(?:e|ing)|drift\w*|rigged|cut|strip) (?:a |an |the |live |fresh |dead |frozen |whole |chunks? (?:of )?)*FISH\b|\b(?:with|using|chunk\w*|live|drift\w*|cut) (?:a |an |the |live |fresh )*FISH\b.*\b(?:hooks?|trebles?)\b|\bFISH (?:(?:chunks?|strips?|heads?|fillets?|bell(?:y|ies)|tails?) )?(?:on|with) (?:a |an )?(?:\w+ )?(?:hooks?|trebles?)\b|\b(?:hooks?|rigs?|circles?)\b (?:\w+ ){0,3}for (?:a |an )?(?:live|dead|cut|fresh|chunked) FISH\b/;
const hookedEel =
  /\b(?:hook(?:s|ing)?|rigs?|rigging|circles?|thread|put (?:a |an |the |my )?(?:live |dead )?FISH on)\b/;
const isEel = (mention: SpeciesMention): boolean =>
  mention.kind === "one" && mention.id === "american_eel";

/** Traps are set for lobster. */
export const lobster = { kind: "one", id: "american_lobster" } as const satisfies SpeciesMention;

/** "I kept a striper, can I keep a bluefish": another fish than the one in the cooler is asked about. */
const keptOther =
  /\b(?:kept|already|got|have)\b.*FISH.*\b(?:keep|take|have|about|add|possess|bring)\b.*FISH/;
const isSame = (a: SpeciesMention, b: SpeciesMention): boolean =>
  a.kind === "one" && b.kind === "one" && a.id === b.id;

export function isOtherFish(
  { fish: [first, second], masked }: Mentions,
  asked: SpeciesMention | null,
) {
  return (
    first !== undefined &&
    second !== undefined &&
    asked === second &&
    !isSame(first, second) &&
    keptOther.test(masked)
  );
}

/** "Eels or mackerel, which is better bait for stripers": the fish the bait is for. */
const baitFor = /^(.*)\b(?:baits?|lures?|rigs?|jigs?|plugs?)\b.*\bfor (?:a |the |big )?FISH\b/;

/** "A chunk of mackerel on a J hook for stripers". */
const baitOnHookFor = /\bFISH\b(?: \w+){0,3} hooks? (?:for|to catch) (?:a |the |big )?FISH\b/;

const angledForOther =
  /\b(?:fish|drift|troll|jig|target|chunk|cast|out)\w* for (?:\w+ ){0,2}FISH\b.*\b(?:an?|the|this|one|\d+|in|inch\w*) FISH\b(?! (?:or|and) FISH)/;

const outFor =
  /\b\d{2}(?:\.\d+)? ?(?:in|inch\w*)\b.*\b(?:while|when|out)(?: (?:we|i) (?:was|were))?(?: out)? (?:FISH (?:fish\w*|jig\w*|troll\w*)|(?:fish|jig|troll|drift)\w* for FISH)\b/;

/** Of several names the first counts; a bait is no fish that is asked about. */
export function fishOf({ fish, masked }: Mentions, isBaitOnly: boolean): SpeciesMention | null {
  const [first, second] = fish;
  if (first === undefined) return /\b(?:lobster )?(?:traps?|pots?)\b/.test(masked) ? lobster : null;
  // "A 29 incher while cod fishing": another fish than they were out for.
  if (second === undefined && outFor.test(masked)) return null;
  // "A bag on pogies for bait" asks for the bait's own rule.
  const isAskedFor = /\bFISH (?:for|as) (?:live )?bait\b/.test(masked);
  // "Pogies for bass bait" asks for the bait's rule, "a hook for mackerel for striper bait" for the other's.
  if (second !== undefined && /\bFISH (?:for|as) (?:live )?FISH bait\b/.test(masked))
    return /\bhooks?\b/.test(masked) ? second : first;
  if (isBaitOnly && second === undefined && !isAskedFor) return null;
  // "A circle hook for bunker": what no rule is held for is the bait.
  if (second === undefined && first.kind === "unheld" && /\bhooks?\b.*\bFISH\b/.test(masked))
    return null;
  // "Drifting for haddock and a striper came up": what was caught is asked about.
  if (second !== undefined && angledForOther.test(masked)) return second;
  const isBaitOnHook = hookedBait.test(masked) && !/\bsnag/.test(masked);
  if (second === undefined && (isBaitOnHook || (isEel(first) && hookedEel.test(masked))))
    return null;
  if (second !== undefined && baitOnHookFor.test(masked)) return second;
  // "Tuna, a bluefin": the second name says which.
  const isNarrower =
    first.kind === "several" && second?.kind === "one" && first.ids.includes(second.id);
  if (isNarrower) return second;
  const baited = baitFor.exec(masked)?.[1]?.match(/FISH/g)?.length;
  const angledFor = baited === undefined ? undefined : fish[baited];
  if (angledFor !== undefined) return angledFor;
  if (second !== undefined && keptOther.test(masked)) return second;
  const isSecond = second !== undefined && (first.kind === "unheld" || baitFirst.test(masked));
  return isSecond ? second : first;
}
