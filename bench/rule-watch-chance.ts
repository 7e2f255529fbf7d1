import { seededRandom } from "@striper/angling/bite-score/grading";
import { addresses } from "@striper/fakes/rule-pages/addresses";
import { pageOf, reported } from "./rule-watch-trial.ts";

type Random = () => number;
const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("nothing to choose from");
  return item;
};

const replaceAt = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length);

/** From the table to the notes about the fish: every number and word of law there is of some rule. */
function bodyOf(page: string): readonly [number, number] {
  return [page.indexOf("<tbody>"), page.indexOf("<h2>Area closures")];
}

const opposite: Readonly<Record<string, string>> = {
  "less than": "more than",
  "No limit": "1 fish",
  prohibited: "permitted",
  Closed: "Open all year",
  "Open all year": "Closed",
  vessel: "shore",
  only: "no",
  required: "not required",
  January: "February",
  May: "June",
  August: "July",
  October: "November",
  December: "November",
};

/** One number, date or word of law becomes another one. */
function changeMeaning(page: string, random: Random): readonly [string, string] {
  const [from, to] = bodyOf(page);
  const words = new RegExp(
    String.raw`\b(?:${Object.keys(opposite).join("|")})\b|(?<![#&\d.])\d+(?:\.\d+)?(?!\d|")|\d+(?:\.\d+)?(?=")`,
    "gu",
  );
  const places = [...page.slice(from, to).matchAll(words)].filter(
    ({ index }) => !/(?:span="|class=")$/u.test(page.slice(from, from + index)),
  );
  const place = pick(places, random);
  const [old] = place;
  const number = Number(old);
  const now = Number.isNaN(number)
    ? (opposite[old] ?? "")
    : String(number + pick([-1, 1, 0.5, 2], random) || 3);
  const at = from + place.index;
  return [replaceAt(page, at, old.length, now), `${page.slice(at - 30, at)}[${old} → ${now}]`];
}

/** A typo in a word that is neither a fish's name nor a legal term. */
function slip(page: string, random: Random): string {
  const words = [
    "natural",
    "Artificial",
    "attached",
    "adjoining",
    "vessels",
    "filleted",
    "federally",
    "combined",
    "conservation",
  ];
  const word = pick(
    words.filter((one) => page.includes(one)),
    random,
  );
  const at = 1 + Math.floor(random() * (word.length - 3));
  const swapped = replaceAt(word, at, 2, `${word[at + 1] ?? ""}${word[at] ?? ""}`);
  return swapped === word ? page : page.replaceAll(word, swapped);
}

const formalChanges: readonly ((page: string, random: Random) => string)[] = [
  slip,
  (page) => page.replaceAll(" – ", " to "),
  (page) => page.replaceAll(/(\d)"(?=[ <;])/gu, "$1 inches"),
  (page) => page.replaceAll("<td>", "<td>\n  <p>").replaceAll("</td>", "</p>\n</td>"),
  (page) => page.replaceAll("April 28, 2026", "December 1, 2026"),
  (page) => page.replaceAll("September", "Sept."),
  (page) => page.replaceAll(/<(td|th)\b/gu, '<$1 data-x="7"'),
  (page, random) =>
    page.replace(
      "<p>Last updated",
      `<h2>Contact</h2><p>Office hours: 9 to ${1 + Math.floor(random() * 8)} pm.</p><p>Last updated`,
    ),
  (page, random) => page.replace("12 people", `${Math.floor(random() * 90)} people`),
  (page) => page.replaceAll("Open all year", "open all year"),
  (page, random) => {
    const rows =
      page.match(/<tr><th scope="row">(?!Atlantic cod|Haddock|Winter)[^\n]*<\/tr>/gu) ?? [];
    if (rows.length === 0) return page;
    const row = pick(rows, random);
    return page.replace(`${row}\n`, "").replace("<tbody>\n", `<tbody>\n${row}\n`);
  },
];

export interface Chance {
  readonly meaning: number;
  readonly missed: readonly string[];
  readonly form: number;
  readonly alarms: readonly string[];
}

/** Of the page with most rules. */
export async function tryByChance(seeds: number): Promise<Chance> {
  const address = addresses.massachusetts;
  const page = pageOf(address);
  const [missed, alarms]: [string[], string[]] = [[], []];
  for (let seed = 1; seed <= seeds; seed += 1) {
    // Consecutive seeds are spread out first.
    const random = seededRandom(seed * 2_654_435_761);
    const [changed, what] = changeMeaning(page, random);
    if ((await reported(address, page, changed)).length === 0) missed.push(`seed ${seed}: ${what}`);
    const steps = [
      pick(formalChanges, random),
      pick(formalChanges, random),
      pick(formalChanges, random),
    ];
    const dressed = steps.reduce((text, step) => step(text, random), page);
    const found = await reported(address, page, dressed);
    if (found.length > 0)
      alarms.push(
        `seed ${seed}: ${steps.map((step) => formalChanges.indexOf(step)).join(" ")} → ${found.join(", ")}`,
      );
  }
  return { meaning: seeds, missed, form: seeds, alarms };
}
