/** What a question names, apart from its words. */
export interface Named {
  readonly fish: boolean;
  readonly place: boolean;
  readonly spot: boolean;
  readonly when: boolean;
  readonly length: boolean;
  readonly count: boolean;
  readonly kept: boolean;
  readonly age: boolean;
  readonly offset: boolean;
  readonly wind: boolean;
  /** It tells the conditions of a plan (going/read-going.ts). */
  readonly going: boolean;
  /** It offers places or times to choose between. */
  readonly isChoice: boolean;
  readonly words: number;
  /** More than names. */
  readonly asksSomething: boolean;
  /** "How", "what", "when": the question asks for a figure, not for a yes. */
  readonly asksFor: boolean;
}

const fewWords = 4;
const shortMessage = 6;

const namedAs: Readonly<Record<string, (named: Named) => boolean>> = {
  FISH: ({ fish }) => fish,
  PLACE: ({ place }) => place,
  SPOT: ({ spot }) => spot,
  WHEN: ({ when }) => when,
  LENGTH: ({ length }) => length,
  COUNT: ({ count }) => count,
  KEPT: ({ kept }) => kept,
  AGE: ({ age }) => age,
  OFFSET: ({ offset }) => offset,
  WIND: ({ wind }) => wind,
  GOING: ({ going }) => going,
  CHOICE: ({ isChoice }) => isChoice,
  SAYS: ({ asksSomething }) => asksSomething,
  ASKS: ({ asksFor }) => asksFor,
  FEW: ({ words }) => words <= fewWords,
  SHORT: ({ words }) => words <= shortMessage,
};

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
export const namesInSigns: readonly string[] = [...Object.keys(namedAs), ...Object.keys(ideas)];

/** The cues of a question, what it names, and the ideas that follow from both. */
export function foundIn(cues: readonly string[], named: Named): ReadonlySet<string> {
  const found = new Set(cues);
  for (const [name, isNamed] of Object.entries(namedAs)) if (isNamed(named)) found.add(name);
  for (const [name, sign] of signsOfIdeas) if (holds(sign, found)) found.add(name);
  return found;
}
