import { distanceBetween } from "@striper/marine/geo";
import { harborDate, monthName, type Instant } from "@striper/marine/time";
import { fact, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  listWords,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { speciesFor } from "#angling/assistant/answers/law/asked-fish.ts";
import { answerRules } from "#angling/assistant/answers/law/rules.ts";
import { speciesOf } from "#angling/species/index.ts";
import { spotPosition, spots, type Spot } from "#angling/spots/index.ts";
import { namesListed } from "./needs.ts";

const striper = { kind: "one", id: "striped_bass" } as const;

/** What no source of the app tells, by the words that ask for it. */
const notHeld: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:rig|rigs|rigging|rigged|hook (?:up )?(?:an?|the|my|live|it|up)|hooking)\b/,
    "how to rig a bait",
  ],
  [
    /\b(?:leaders?|fluoro\w*|mono(?:filament)?|braid(?:ed)?|(?:lb|pound) (?:test|line|leader)|line (?:test|weight|class))\b/,
    "strengths of lines or leaders",
  ],
  [/\b(?:rods?|reels?|setup)\b/, "rods and reels"],
  [/\bknots?\b/, "knots"],
  [/\bcolou?rs?\b/, "colors of lures"],
  [/\b(?:jig ?heads?|sinkers?|weights?|ounces?|oz)\b/, "weights"],
];

const isAboutHooks = /\b(?:hook|hooks|rig|rigs|rigging|rigged|circles?|eels?|chunk\w*|live|bait)\b/;
const asksForage = /\b(?:eat|eating|eats|feed(?:ing|s)? on|forage|menu)\b/;

// Ferry and Mather 2012: stomachs of 797 stripers from 13 estuaries of Massachusetts.
const forage =
  "Stripers of Massachusetts estuaries had eaten juvenile Atlantic herring in spring, juvenile menhaden in autumn and sand shrimp all season (797 stomachs).";
const forageSource = "Ferry and Mather 2012";

/** What is fished by the month, as the app's texts have it: from the first month on. */
const bySeason = [
  [4, "sea worms, small soft plastics and swimmers; herring-sized near the rivers"],
  [6, "live mackerel or pogies, big topwater at dawn, worms on the flats"],
  [7, "eels and dark plugs at night, bucktails and plastics deep by day, live pogies"],
  [9, "metal, poppers and plastics the size of the small menhaden, eels at night"],
  [11, "few bass are left: small plastics and worms, slowly"],
] as const;

function seasonLine({ when }: Frame, now: Instant): string {
  const month = Number((when?.date ?? harborDate(now)).slice(5, 7));
  const [, fished] = bySeason.findLast(([from]) => month >= from) ?? bySeason[4];
  return `In ${monthName(month)}: ${fished} (common practice).`;
}

/** What anglers call the baits of the catalogue. */
const families: readonly (readonly [called: RegExp, baits: RegExp])[] = [
  [/\beel/, /^Eels/],
  [/\bchunk|\bcut bait/, /chunks/],
  [/\bmackerel|\bmacks?\b/, /^Live mackerel|^Mackerel chunks/],
  [/\bworm(?! and|s and)|worms?\b/, /worms/],
  [/\bclam/, /^Clams/],
  [/\bpog(?:y|ies)|\bbunker|\bmenhaden/, /pogies/],
  [/\bplug|\bswimmer/, /plugs/],
  [/\btop ?water|\bpopper/, /^Topwater/],
  [/\bjig|\bbucktail/, /jigs/],
  [/\bspoon|\bmetal/, /^Metal/],
  [/\bsoft plastic|\bsluggo|\bshad\b/, /soft plastics/i],
  [/\btube/, /^Tube/],
  [/\bfl(?:y|ies)\b/, /^Flies/],
  [/\bcrab/, /^Crabs/],
  [/\bsquid/, /^Squid/],
];

/** Miles around a place whose spots speak for it. */
const nearWithin = 5;
const fewest = 3;

interface Scope {
  readonly spots: readonly Spot[];
  readonly where: string;
  readonly isNight: boolean;
}

/** The spots that list the fish, of the place and of the night where those are named. */
function scopeOf({ place, when, words }: Frame, listed: readonly Spot[]): Scope {
  const ofPlace =
    place === null
      ? listed
      : place.region !== null
        ? listed.filter(({ region }) => region === place.region)
        : listed.filter(
            (spot) => distanceBetween(place.position, spotPosition(spot)) <= nearWithin,
          );
  const isNight = when?.part === "night" || /\b(?:night|dark)\b/.test(words);
  const ofNight = isNight
    ? ofPlace.filter(({ bestTimes }) => bestTimes.includes("Night"))
    : ofPlace;
  const where = place === null ? "" : ` ${place.region === null ? "near" : "in"} ${place.name}`;
  return { spots: ofNight, where, isNight };
}

interface Named {
  readonly bait: string;
  readonly count: number;
}

function countOf(of: readonly Spot[]): readonly Named[] {
  const counts = new Map<string, number>();
  for (const { bestBaits } of of)
    for (const bait of bestBaits) counts.set(bait, (counts.get(bait) ?? 0) + 1);
  return [...counts]
    .map(([bait, count]) => ({ bait, count }))
    .toSorted((a, b) => b.count - a.count);
}

const mostBaits = 5;
const mostTelling = 3;
/** A bait so much oftener at a fish's spots than at all of them belongs to that fish. */
const telling = 3;

/** Most spots list stripers too: of another fish those baits tell that its spots name more than the rest. */
function tellingBaits(listed: readonly Spot[]): readonly Named[] {
  const everywhere = new Map(countOf(spots).map(({ bait, count }) => [bait, count]));
  const lift = ({ bait, count }: Named): number =>
    count / listed.length / (Number(everywhere.get(bait)) / spots.length);
  return countOf(listed)
    .filter((named) => named.count >= 2 && lift(named) >= telling)
    .toSorted((a, b) => lift(b) - lift(a))
    .slice(0, mostTelling);
}

const listed = (baits: readonly Named[]): string =>
  listWords(baits.map(({ bait, count }) => `${bait.toLowerCase()} at ${count}`));

interface Told {
  readonly words: readonly (string | null)[];
  readonly facts: readonly Fact[];
}

/** "Eels or chunks": how many spots name each bait that was named; else those named most. */
function baitsTold(frame: Frame, fish: string, isStriper: boolean, of: readonly Spot[]): Told {
  const scope = scopeOf(frame, of);
  const atNight = scope.isNight ? " and fish at night" : "";
  const where = `the ${scope.spots.length} spots${scope.where} that list ${fish}${atNight}`;
  if (scope.spots.length < fewest && scope.spots.length < of.length)
    return {
      words: [`Too few spots${scope.where} list ${fish}${atNight} to tell baits by.`],
      facts: [],
    };
  const asked = families.filter(([called]) => called.test(frame.words)).map(([, baits]) => baits);
  const all = countOf(scope.spots);
  const named = all.filter(({ bait }) => asked.some((baits) => baits.test(bait)));
  const most = isStriper ? all.slice(0, mostBaits) : tellingBaits(scope.spots);
  const tells = most.length > 0 ? most : all.slice(0, mostBaits);
  const facts = [...named, ...tells].map(({ bait, count }) =>
    fact("bait-spots", `${bait.toLowerCase()} at ${count}`, sources.spots),
  );
  return {
    words: [
      named.length > 0
        ? `Of ${where}, the catalogue names ${listed(named)}. Which does better, or at which hour, is not held; your own log tells what worked for you.`
        : null,
      named.length > 0 && named.length === tells.length
        ? null
        : `Baits that ${where} name ${isStriper || most.length === 0 ? "most" : "more than other spots do"}: ${listed(tells)}.`,
    ],
    facts: [
      ...facts,
      ...tells.map(({ bait }) => fact("bait", bait, sources.spots)),
      fact("spot-count", scope.spots.length, sources.spots, {
        unit: "spots",
        screen: screens.spots,
      }),
    ],
  };
}

/** The rule on hooks, as the table has it. */
async function hookRule(frame: Frame, context: AnswerContext): Promise<Told> {
  const { facts } = await answerRules(
    { ...frame, intent: "rules", species: striper, bait: null, cues: ["gear"], words: "hooks" },
    context,
  );
  const rules = facts.filter(({ kind }) => kind === "gear").slice(0, 1);
  return {
    words: rules.map(({ place, value }) => `The rule for striped bass (${place}): ${value}`),
    facts: rules,
  };
}

/** Baits and lures by what the spots name; what is not held of tackle is said first. */
export async function answerTackle(frame: Frame, context: AnswerContext): Promise<Reply> {
  const { species, words } = frame;
  const target = species?.kind === "unheld" ? null : species;
  const { ids, assumed } = speciesFor(target);
  const isStriper = ids.includes("striped_bass");
  const asksOther = !isStriper && asksForage.test(words);
  const missing = [
    ...notHeld.filter(([asked]) => asked.test(words)).map(([, what]) => what),
    ...(asksOther ? ["what that fish eats"] : []),
  ];
  const names = namesListed(target ?? striper);
  const of = spots.filter((spot) => names.some((name) => spot.species.includes(name)));
  const fish = listWords(ids.map((id) => speciesOf(id).commonName.toLowerCase()));
  const baits =
    of.length === 0
      ? { words: [`No spot of the catalogue lists ${fish}.`], facts: [] }
      : baitsTold(frame, fish, isStriper, of);
  const rule =
    isStriper && isAboutHooks.test(words)
      ? await hookRule(frame, context)
      : { words: [], facts: [] };
  const isNamed = families.some(([called]) => called.test(words));
  const eaten = isStriper && asksForage.test(words);
  const reply = answered(
    [
      missing.length === 0 ? null : `**I hold nothing on ${listWords(missing)}.**`,
      eaten ? forage : null,
      isStriper && missing.length === 0 && !isNamed ? seasonLine(frame, context.now) : null,
      ...(missing.length > 0 ? rule.words : []),
      ...(missing.length > 0 ? [] : [...baits.words, ...rule.words]),
      assumptions(frame, [assumed]),
    ],
    [
      ...(eaten ? [fact("forage", forage, forageSource)] : []),
      ...rule.facts,
      ...baits.facts,
      ...ids.map((id) =>
        fact("species", speciesOf(id).commonName, sources.species, {
          screen: screens.regulations,
        }),
      ),
    ],
  );
  return { ...reply, declined: missing.length > 0 };
}
