import { fact, questionFacts, screens, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { isCarriedAcross } from "#angling/assistant/answers/law/where.ts";
import { sentence, type Reply } from "#angling/assistant/answers/reply.ts";
import { fishingModes } from "#angling/regulations/index.ts";
import { figureAsked } from "./figure-asked.ts";

const naturalBait =
  /\b(?:baits?|baited|eels?|mackerel|macks?|clams?|(?:sand|sea|blood)?worms?|bunker|pogy|pogies|menhaden|herring|squid|chunks?|crabs?|shrimp|livelin\w*|tipped)\b/;
const artificial =
  /\b(?:tubes?|plugs?|lures?|poppers?|spoons?|bucktails?|jigs?|swimmers?|artificials?|soft plastics?|umbrella|metal|fly|flies)\b/;
const exemptsLures = /exempt when the bait is attached to an artificial lure/;

/** A tube and worm: where no exemption is held it is told first. */
function baitOnLure(gear: readonly string[]): string {
  const isExempt = gear.some((one) => exemptsLures.test(one));
  const isHere = gear.every((one) => exemptsLures.test(one));
  const inMassachusetts =
    "in Massachusetts bait attached to an artificial lure, as tube and worm, is exempt from the circle hook";
  if (isHere)
    return `**None is needed here:** ${inMassachusetts}; New Hampshire's text as seen has no such exemption.`;
  const inNewHampshire =
    "**In New Hampshire do not count on it:** with bait it takes a corrodible circle hook without offset; its text as seen holds no exemption for bait on a lure";
  return `${inNewHampshire}${isExempt ? `, while ${inMassachusetts}` : ""}.`;
}

/** What the circle-hook rule says to the hook, bait or lure asked about; null when none is. */
function wrongHook(
  { words, wordsBefore = "", cues }: Frame,
  facts: readonly Fact[],
): string | null {
  const gear = facts.flatMap(({ kind, value }) =>
    kind === "gear" && /circle hook/i.test(String(value)) ? String(value) : [],
  );
  const asksHook = /\bhooks?|treble|\bcircles?\b/.test(words) || cues.includes("follow");
  if (gear.length === 0 || !cues.includes("gear") || !asksHook) return null;
  // "With a circle it would be ok": with the bait of the question before.
  const isBait = naturalBait.test(/\bcircle\b/.test(words) ? `${wordsBefore} ${words}` : words);
  const isLure = artificial.test(words);
  if (isLure && !isBait)
    return "The circle-hook rule is about natural bait, not about a bare lure.";
  if (isLure) return baitOnLure(gear);
  const isCaught = /\b(?:had|was|were|came|caught|got|took|hooked|used|using)\b/.test(words);
  if (isBait && isCaught && /\b(?:j ?hooks?|trebles?|offset|regular hooks?)\b/.test(words))
    return "**No: a bass that takes natural bait on such a hook goes back at once, whatever its length.**";
  if (/\boffset\b/.test(words) && !/\bnon ?offset\b/.test(words))
    return "Not with natural bait: that takes a circle hook without offset.";
  if (
    /\b(?:(?:no|without(?: a)?) circle hooks?|treble\w*|j hooks?|offset hooks?|(?:regular|normal|standard|plain|octopus|any|ordinary) hooks?)\b/.test(
      words,
    )
  )
    return "Not with natural bait: that takes a circle hook.";
  if (
    /\b(?:what|which|hook) sizes?\b|\bsizes? (?:of )?(?:circle )?hooks?\b|\bhow big (?:of )?an? hook\b/.test(
      words,
    )
  )
    return `No size of hook is in the rule, and I hold none to recommend.${isBait ? " With natural bait it takes a circle hook." : ""}`;
  if (!isBait) return null;
  return /\bcircle\b/.test(words)
    ? "Yes, with natural bait it takes a circle hook."
    : "With natural bait it takes a circle hook, no other.";
}

/** What may be asked of a rule beside its figures, and the words its own sentence about it has. */
const aspects: readonly {
  readonly asked: RegExp;
  readonly told: RegExp;
}[] = [
  { asked: /\bgaff/, told: /gaff/i },
  { asked: /\b(?:spear|bow ?fish|harpoon|snagg?)/, told: /hook and line only/i },
  {
    asked:
      /\b(?:landing|dip|hand) ?nets?\b|\bnet\b.*\bto land\b|\bnet (?:it|him|her|(?:a |the |my )?FISH)\b/,
    told: /\bdip net\b/i,
  },
  { asked: /\b(?:cast ?)?nett?(?:s|ed|ing)?\b/, told: /\bnet(?:s|ting)?\b|hook and line only/i },
  {
    asked:
      /\bfill?et|\bclean(?:ed|ing)? (?:(?:a|an|my|our|the|this) )?(?:FISH|fish|\w+)|\bsteak|\bskinned|\bracks?\b/,
    told: /fillet|stay whole|\brack\b/i,
  },
  {
    asked:
      /\bheads?\b|\bcut\w* (?:off )?(?:the|its) tail|\bwhole\b(?! (?:boat|crew|gang|group|party|day|thing|lot))|\bgut|\bbleed|\bscal/,
    told: /\bhead\b|stay whole/i,
  },
  { asked: /\bsell|\bsale\b|\bsold\b/, told: /\bsale\b|\bsold\b|commercial/i },
  { asked: /\blive ?well|\bstringer|\bholding car|\blive car/, told: /stringer|live-well/i },
  { asked: /\buse (?:\w+ )?baits?\b/, told: /\bbait\b/i },
  { asked: /\bstainless|\bcorrod/, told: /stainless|corrod/i },
  { asked: /\bchum/, told: /\bchum/i },
  { asked: /\bsinkers?\b|\blead (?:weights?|heads?)/, told: /\bsinker|\blead\b/i },
  { asked: /\brods?\b|\bhow many lines\b/, told: /\brods?\b/i },
  { asked: /\bcull|\bhigh ?grad|\bupgrad|\bswap/, told: /high-grading|culling/i },
  { asked: /\bmeasur|\bfork\b|\btotal length|\btail\b|\bpinch|\bsqueez/, told: /\bsnout\b/i },
];

const quotable: ReadonlySet<string> = new Set([
  "gear",
  "possession",
  "how-to-measure",
  "rule-notes",
]);

const onThat = "**The rule on that:**";

/** Injured, tagged or trophy fish: the table has no such exceptions. */
const wishedException =
  /\b(?:bleeding (?:out|bad\w*)|it is bleeding|dying|(?:is|was|already) dead|gut ?hooked|deep ?hooked|swallowed the hook|floating|found (?:it |him )?dead|belly up|dead (?:short|one|fish)|trophy|derby|tournament|to mount|birthday)\b/;
export const forAnother =
  /\b(?:i|we) (?:can |could |just )?(?:have|take|keep|count) (?:his|hers|theirs)\b|\b(?:says?|said|lets?) (?:i|we) (?:can )?(?:have|take|keep) (?:it|his|hers)\b|\b(?:does|would|can|will) (?:he|she|they) get another\b|\b(?:gives?|gave|giving|hand(?:s|ed)?) (?:me|him|her|them|us|it to|mine to|one to) (?:his|hers|theirs|it|mine|one|my|the)\b|\b(?:buddy|buddys|friend|friends|dads?|wifes?|husbands?|sons?|brothers?|someone|somebody)\b.*\b(?:keep|take|hold|carry)\b.*\b(?:my|for me)\b|\b(?:keep|take|hold) (?:my )?(?:buddys?|friends?|dads?|wifes?|husbands?|sons?|brothers?) (?:fish|FISH)\b|\b(?:keep|take|use|fill|have|eat) (?:also )?(?:(?:my|the|our|his|her) )?(?:his|hers?|their|(?:wife|husband|kid|son|daughter|buddy|friend|dad|mom|girlfriend|boyfriend|partner|passenger|child)s?)(?: own)? (?:fish|FISH|limits?|bags?|share)\b|\bif (?:only )?(?:one|1|he|she|i|my \w+) (?:of (?:us|them|the \w+) )?(?:caught|catch(?:es)?|got|gets|land(?:s|ed)?) (?:them |it |the )?(?:all|both|every|2|3|4)\b|\b(?:is|are|does|do|did|was) not (?:even )?(?:fish(?:ing)?|holding a rod|have a rod)\b.*\b(?:keep|take|have|limit|count|bag)\b|\b(?:caught|catch) (?:them |both |all )+(?:myself|alone|by myself)\b/;

const ownBag =
  /\b(?:kids?|child|children|sons?|daughters?|wife|husband|buddy|friend|everyone|years? olds?)\b.*\b(?:own|separate|their|count)\b/;

/** "Can I live line a mackerel": the bait's own rule, and what it says of baits. */
function asLiveBait({ cues, words }: Frame, facts: readonly Fact[]): string | null {
  if (!cues.includes("asBait") || !/\blive ?lin/.test(words)) return null;
  const ofBait = facts
    .filter(({ kind, value }) => quotable.has(kind) && /\bbait\b/i.test(String(value)))
    .map(({ value }) => sentence(String(value)));
  if (ofBait.some((one) => /\b(?:as|for) (?:live )?bait\b/i.test(one))) return null;
  return [
    "The table holds no word against it as bait; its own size and bag count all the same.",
    ...new Set(ofBait),
    "What hook a bait takes is told with the fish it is for.",
  ].join(" ");
}

/** Where the rule says nothing of what was asked. */
export const noWordOnThat = "The table holds no word on that: ask the state before you do it.";

/** The sentences of the rule about what was asked. */
function quoted({ words, cues }: Frame, facts: readonly Fact[]): string | null {
  const asked = aspects.filter((aspect) => aspect.asked.test(words));
  const sentences = facts
    .filter(({ kind }) => quotable.has(kind))
    .flatMap(({ value }) => String(value).split(/(?<=\.) (?=[A-Z])/))
    .map(sentence);
  const [told] = asked.flatMap((aspect) => {
    const ofAspect = [...new Set(sentences.filter((one) => aspect.told.test(one)))];
    return ofAspect.length > 0 ? ofAspect.join(" ") : [];
  });
  if (told !== undefined) return `${onThat} ${told}`;
  const isOfGear = cues.includes("gear") || cues.includes("handling");
  return isOfGear && asked.some((aspect) => !aspect.asked.test("measure")) ? noWordOnThat : null;
}

/** "3 of us": each has a bag, so the boat has as many fish; and whether the sum that was concluded is right. */
function sharedBag(frame: Frame, facts: readonly Fact[]): { words: string; facts: Fact[] } | null {
  const { anglers: named = null, claimed = null, kept } = frame;
  const anglers = named ?? 1;
  const told = facts.filter(({ kind }) => kind === "bag-limit").map(({ value }) => value);
  // From shore and from a boat of one's own, where a for-hire boat has another.
  const own = frame.mode === null && told.length === fishingModes.length ? told.slice(0, -1) : told;
  const [bag] = own;
  const isPerAngler = facts
    .filter(({ kind }) => kind === "bag-words")
    .every(({ value }) => /per angler per calendar day/.test(String(value)));
  const asksBag = frame.cues.includes("bag") || /\bhow many\b/.test(frame.words);
  if ((anglers < 2 && claimed === null) || new Set(own).size !== 1) return null;
  if (typeof bag !== "number" || bag === 0 || !asksBag || !isPerAngler) return null;
  const cap = Math.min(
    Number.POSITIVE_INFINITY,
    ...facts.filter(({ kind }) => kind === "vessel-limit").map(({ value }) => Number(value)),
  );
  const isCapped = cap < bag * anglers;
  const total = isCapped && frame.mode === "private" ? cap : bag * anglers;
  const each =
    anglers === 1
      ? `the bag is ${bag} for each angler; say who else fishes.`
      : `${bag} for each of ${anglers} anglers, if each fishes for their own.`;
  const sum = `${claimed === total ? "Yes" : "No"}, ${total} in all${claimed === total ? "" : `, not ${String(claimed)}`}:`;
  const left =
    kept === null || kept >= total ? "" : ` With ${kept} kept, ${total - kept} are left.`;
  const capped = isCapped ? ` At most ${cap} may be aboard a private boat.` : "";
  const screen = { unit: "fish", screen: screens.regulations };
  return {
    words:
      claimed === null
        ? `**${total} fish a day among ${anglers} anglers:** each has a bag of ${bag}.${capped}${left}`
        : `**${sum}** ${each}${capped}${left}`,
    facts: [
      fact("party-limit", total, "Rule table", screen),
      ...questionFacts([
        ["asked-anglers", anglers, "anglers"],
        ["asked-total", claimed, "fish"],
        ["asked-kept", kept, "fish"],
      ]),
      ...(left === "" ? [] : [fact("party-left", total - Number(kept), "Rule table", screen)]),
    ],
  };
}

/** What is said before the rule: the answer to what was asked of it, now or of the case before; facts it adds are pushed. */
export function leadOfRule(frame: Frame, facts: Fact[], isOneFish: boolean): string | null {
  const { goesOn = false, wordsBefore } = frame;
  const lead = leadOf(frame, facts, isOneFish);
  if (lead !== null || !goesOn || wordsBefore === undefined) return lead;
  const ofBefore = leadOf({ ...frame, words: wordsBefore }, facts, isOneFish);
  return ofBefore === noWordOnThat ? null : ofBefore;
}

function leadOf(frame: Frame, facts: Fact[], isOneFish: boolean): string | null {
  if (isCarriedAcross(frame))
    return "**Not by a straight run:** a fish must be legal in the water it is carried through, and a straight run across the bay may lead through federal water, where no striped bass may be possessed: stay inside the state line.";
  if (forAnother.test(frame.words))
    return `${/\banother\b/.test(frame.words) ? "**No other fish by that.** " : ""}The bag limit is each angler's own, and a fish counts to the one who caught it; the table holds no word that one may keep a fish for another: ask the Environmental Police.`;
  if (ownBag.test(frame.words) && frame.cues.includes("limit"))
    return "The bag limit is for each angler; the table names no age for it.";
  if (frame.cues.includes("nightHours"))
    return "The table names no hours, so it does not close the night; parks and piers may, so ask who runs them.";
  const hook = wrongHook(frame, facts) ?? asLiveBait(frame, facts);
  if (hook !== null || !isOneFish) return hook;
  if (wishedException.test(frame.words))
    return "The table makes no exception for that: a fish outside the rule goes back.";
  const quote = quoted(frame, facts);
  if (quote !== null) return quote;
  const shared = sharedBag(frame, facts);
  if (shared === null) return figureAsked(frame, facts);
  facts.push(...shared.facts);
  return shared.words;
}

const figuresOfRule = new Set("limit size bag season seasonTurn gear measure sizeAlone".split(" "));

/** Whether what was asked is told before the rule; else whether a figure of it was asked, or a ban stands in it. */
export function shapeOf(
  { cues, unread = [] }: Frame,
  lead: string | null,
  facts: readonly Fact[],
): Pick<Reply, "isLed" | "isPage"> {
  const isQuote = lead?.startsWith(onThat) === true;
  const isBare = lead === null ? cues.length > 0 : isQuote && unread.length > 0;
  const isOfFigures =
    cues.some((cue) => figuresOfRule.has(cue)) ||
    facts.some(({ kind, value }) => kind === "bag-limit" && value === 0);
  return { isLed: lead !== null && !isQuote, isPage: isBare && !isOfFigures };
}

/** The rule without the sentences that stand before it already. */
export function withoutLead(words: string, lead: string | null): string {
  if (lead === null || !lead.startsWith(onThat)) return words;
  const said = lead.replace(`${onThat} `, "").split(/(?<=\.) (?=[A-Z])/);
  return said
    .reduce((left, one) => left.replaceAll(one, ""), words)
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ ?\bGear: (?=\(|\*\*|$)/g, " ")
    .trim();
}
