/** Ways in which people type the same question, each the same for the same question. */

export const perturbations = [
  "one typo",
  "a typo in each word",
  "no vowels in one word",
  "no punctuation",
  "talk before",
  "talk after",
  "slang",
  "reordered",
  "between two others",
] as const;
export type Perturbation = (typeof perturbations)[number];

type Random = () => number;

/** Numbers from 0 to 1 that follow from a text (FNV-1a, then a linear congruence). */
function randomOf(seed: string): Random {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

const neighbors: Readonly<Record<string, string>> = {
  a: "sq",
  b: "vn",
  c: "xv",
  d: "sf",
  e: "wr",
  f: "dg",
  g: "fh",
  h: "gj",
  i: "uo",
  j: "hk",
  k: "jl",
  l: "kp",
  m: "n",
  n: "bm",
  o: "ip",
  p: "o",
  q: "w",
  r: "et",
  s: "ad",
  t: "ry",
  u: "yi",
  v: "cb",
  w: "qe",
  x: "zc",
  y: "tu",
  z: "x",
};

/** One slip of the thumb past the first letter: a letter lost, doubled, swapped or a neighboring key. */
function mistyped(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = word[at] ?? "";
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? "") + letter + word.slice(at + 2),
    word.slice(0, at) +
      (pick((neighbors[letter] ?? "e").split(""), random) ?? "") +
      word.slice(at + 1),
  ];
  return pick(slips, random) ?? word;
}

const isWord = (least: number) => (word: string) =>
  new RegExp(`^[a-z]{${least},}$`, "i").test(word);

function inOneWord(text: string, least: number, change: (word: string) => string, random: Random) {
  const words = text.split(" ");
  const places = words.flatMap((word, index) => (isWord(least)(word) ? [index] : []));
  const at = pick(places, random);
  return words.map((word, index) => (index === at ? change(word) : word)).join(" ");
}

const slang: readonly (readonly [RegExp, string])[] = [
  [/\btomorrow\b/gi, "tmrw"],
  [/\btonight\b/gi, "2nite"],
  [/\bregulations\b/gi, "regs"],
  [/\bright now\b/gi, "rn"],
  [/\byou\b/gi, "u"],
  [/\bare\b/gi, "r"],
  [/\bplease\b/gi, "plz"],
  [/\bmassachusetts\b/gi, "mass"],
  [/\bnew hampshire\b/gi, "nh"],
  [/\bmorning\b/gi, "mornin"],
  [/\bfishing\b/gi, "fishin"],
  [/\bgoing to\b/gi, "gonna"],
  [/\bwith\b/gi, "w/"],
  [/\bwhat is\b|\bwhat's\b/gi, "whats"],
  [/\bstripers?\b/gi, "stripah"],
  [/\bmackerel\b/gi, "macks"],
  [/\bbefore\b/gi, "b4"],
  [/\bdo you know\b/gi, "u know"],
];

/** "Can I keep a 30 from shore" becomes "from shore can I keep a 30". */
function reordered(text: string): string {
  const plain = text.replace(/[?!.]+$/, "");
  const [, head, tail] =
    /^(.{8,}) ((?:from|in|at|off|on|near|tomorrow|tonight|today|this|next)\b.{2,})$/i.exec(plain) ??
    [];
  return head === undefined || tail === undefined ? text : `${tail} ${head}`;
}

const before = ["yo", "hey man", "quick question for ya", "my buddy wants to know", "so"] as const;
const after = ["thx", "thanks man", "lol", "just curious", "pls"] as const;
const around = ["how do i export my log?", "what changed in the rules?"] as const;

export function perturbed(text: string, way: Perturbation): string {
  const random = randomOf(`${way}: ${text}`);
  switch (way) {
    case "one typo":
      return inOneWord(text, 4, (word) => mistyped(word, random), random);
    case "a typo in each word":
      return text
        .split(" ")
        .map((word) => (isWord(4)(word) ? mistyped(word, random) : word))
        .join(" ");
    case "no vowels in one word":
      return inOneWord(text, 5, (word) => word.replaceAll(/(?<!^)[aeiou]/gi, ""), random);
    case "no punctuation":
      return text.replaceAll(/[?!,;'"]|\.(?!\d)/g, "");
    case "talk before":
      return `${pick(before, random)} ${text}`;
    case "talk after":
      return `${text.replace(/[?!.]+$/, "")} ${pick(after, random)}`;
    case "slang":
      return slang.reduce((words, [plain, said]) => words.replaceAll(plain, said), text);
    case "reordered":
      return reordered(text);
    case "between two others":
      return `${around[0]} ${text.replace(/[?!.]+$/, "")}? ${around[1]}`;
    default:
      return text;
  }
}
