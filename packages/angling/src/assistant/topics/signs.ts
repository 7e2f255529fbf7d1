/** What a sign may be made of beside the cues. */
const names = [
  "FISH",
  "PLACE",
  "SPOT",
  "WHEN",
  "LENGTH",
  "COUNT",
  "KEPT",
  "AGE",
  "OFFSET",
  "WIND",
  /** It tells the conditions of a plan (going/read-going.ts). */
  "GOING",
  /** It offers places or times to choose between. */
  "CHOICE",
  /** More than names. */
  "SAYS",
  /** "How", "what", "when": the question asks for a figure, not for a yes. */
  "ASKS",
  /** At most four words. */
  "FEW",
  /** At most six words. */
  "SHORT",
] as const;
export type NameInSign = (typeof names)[number];

/** Signs that several topics speak of, made of those above them. */
const ideas: Readonly<Record<string, string>> = {
  BARE: "SHORT !FISH|PLACE|LENGTH",
  ASKING:
    "tide|current|score|bestTime|go|wind|weather|rain|sun|moon|log|spots|limit|license|water|why|alerts|gear|handling|season|permit|measure",
  FIGURES: "LENGTH|COUNT|KEPT",
  /** A length beside a word for keeping. */
  LAWFUL: "LENGTH keep|approved|statesCatch",
  /** The water or the sky, not a rule about them. */
  WATERY: "tide|currentWord|wind|waves|moon|sun !limit|keep !LENGTH",
  /** Where to cast a lure. */
  CAST: "gear spots|where !FIGURES",
  OUTING: "go !FISH !FIGURES",
  FLOWING: "currentWord|tide speed|slack|next|extreme",
};

/** A sign in parts that all hold: "tide speed", "high|low" either, "!wind|rain" none of them. */
export type Sign = readonly { readonly isWanted: boolean; readonly oneOf: readonly string[] }[];

export const signOf = (written: string): Sign =>
  written.split(" ").map((part) => ({
    isWanted: !part.startsWith("!"),
    oneOf: part.replace("!", "").split("|"),
  }));

export const holds = (sign: Sign, found: ReadonlySet<string>): boolean =>
  sign.every(({ isWanted, oneOf }) => oneOf.some((one) => found.has(one)) === isWanted);

const signsOfIdeas = Object.entries(ideas).map(
  ([name, written]) => [name, signOf(written)] as const,
);

/** The cues that speak for a sign: what it must not hold is none of them. */
export const wantedIn = (written: string): readonly string[] =>
  signOf(written).flatMap(({ isWanted, oneOf }) =>
    isWanted
      ? oneOf.flatMap((one) => (ideas[one] === undefined ? [one] : wantedIn(ideas[one])))
      : [],
  );

/** Names a sign may be made of beside the cues. */
export const namesInSigns: readonly string[] = [...names, ...Object.keys(ideas)];

/** The cues of a question, what it names, and the ideas that follow from both. */
export function foundIn(
  cues: readonly string[],
  named: Readonly<Record<NameInSign, boolean>>,
): ReadonlySet<string> {
  const found = new Set([...cues, ...names.filter((name) => named[name])]);
  for (const [name, sign] of signsOfIdeas) if (holds(sign, found)) found.add(name);
  return found;
}
