import { harborParts, parseIso } from "@striper/marine/time";
import type { Card } from "#angling/assistant/cards/card.ts";

/** Quantities a number can count; numbers of different classes never stand for each other. */
export type FigureClass =
  | "time"
  | "feet"
  | "inches"
  | "knots"
  | "mph"
  | "degrees"
  | "miles"
  | "percent"
  | "fish"
  | "minutes"
  | "hours"
  | "days"
  | "pounds"
  | "years"
  | "date"
  | "plain";

export interface Figure {
  readonly value: number;
  readonly class: FigureClass;
  /** Decimals it was written with. */
  readonly decimals: number;
  /** Where it begins in the text. */
  readonly at: number;
  readonly isAbout: boolean;
}

const months =
  "jan(?:uary|vier|uar|eiro)?|feb(?:ruary|ruar)?|f[ée]vrier|fev(?:ereiro)?|enero|febrero|mar(?:ch|s|zo|ço)?|m[äa]rz|apr(?:il|ile)?|avril|abr(?:il)?|may|mai|mayo|maio|maggio|jun(?:e|i|io|ho)?|juin|giugno|jul(?:y|i|io|ho)?|juillet|luglio|aug(?:ust)?|ago(?:sto)?|ao[ûu]t|sep(?:t|tember|tembre|tiembre)?|set(?:embro|tembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|out(?:ubro)?|ott(?:obre)?|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embre|embro)?|dic(?:iembre|embre)?|d[ée]cembre";

const units: readonly (readonly [FigureClass, string])[] = [
  ["feet", "ft|feet|foot|pieds?|pies?|pés?|piedi|fuß|fuss"],
  ["inches", `in(?:ch(?:es)?)?(?=\\W|$)|pouces?|pulgadas?|polegadas?|pollici|zoll|"|″`],
  ["knots", "kts?|kn|knots?|n[œo]+uds?|nudos?|nós|nodi|knoten"],
  ["mph", "mph"],
  ["degrees", "°\\s?f?|degrees?|grados?|graus|degr[ée]s|gradi|grad"],
  ["miles", "nm|nmi|(?:nautical )?miles?|milles?|millas?|milhas?|miglia|seemeilen"],
  ["percent", "%|percent"],
  ["minutes", "min(?:ute)?s?"],
  ["hours", "hours?|hrs?|heures?|horas?|ore|stunden"],
  ["days", "days?(?! limit)|jours?|d[ií]as?|dias|giorni|tage"],
  ["pounds", "lbs?|pounds?"],
  ["years", "years?|ans|años|anos|anni|jahre"],
  [
    "fish",
    "(?:striped |legal |more |black sea |kept )*(?:fish|bass|stripers?|keepers?|fluke|scup|tautog|cod|poissons?|pe(?:ces|scados?|ixes?)|pesci|fische?)|per (?:day|angler|person|trip)|an? (?:day|angler|person)|each|apiece|kept|par (?:jour|p[êe]cheur|personne)|por (?:d[ií]a|pescador|persona|pessoa)|pro (?:tag|angler)|al giorno",
  ],
];
const unitPatterns = units.map(
  ([name, pattern]) => [name, new RegExp(`^[\\s-]*(?:${pattern})(?![a-zà-ÿ])`, "iu")] as const,
);

/** Number words of the languages answers are given in; "one" is left out where it is a pronoun. */
const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  dozen: 12,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  diez: 10,
  veinte: 20,
  treinta: 30,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  vingt: 20,
  trente: 30,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  dez: 10,
  vinte: 20,
  trinta: 30,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  zehn: 10,
};
const tens = "twenty|thirty|forty|fifty|sixty";
const ones = "one|two|three|four|five|six|seven|eight|nine";
const onesValue: Readonly<Record<string, number>> = { ...numberWords, one: 1 };

const timePattern =
  /\b(\d{1,2})(?:[:.h](\d{2}))?\s?([ap])\.?\s?m\b\.?|\b([01]?\d|2[0-3])\s?[:h]\s?([0-5]\d)\b/giu;
const isoDate = /\b\d{4}-\d{2}-\d{2}\b/gu;
const dayOfMonth = new RegExp(
  `\\b(?:${months})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?|\\b(\\d{1,2})(?:er|\\.)? (?:de |of )?(?:${months})\\b(?:,? (?:de )?(\\d{4}))?`,
  "giu",
);
const numberPattern = new RegExp(
  `(?<![\\d.,/-])[-−]?\\d+(?:[.,]\\d+)?(?: ?\\d\\/\\d)?|\\b(?:(?:${tens})[- ](?:${ones})|one(?=[\\s-]+(?:fish|bass|striper|keeper|per |an? (?:day|angler)))|${Object.keys(numberWords).join("|")})\\b`,
  "giu",
);
const about =
  /\b(?:about|around|roughly|near(?:ly)?|environ|vers|sobre|cerca|por volta|etwa|circa|verso)\s*$/iu;

const isAboutAt = (text: string, at: number): boolean =>
  about.test(text.slice(Math.max(0, at - 14), at));

function valueOf(written: string): number {
  const words = written.toLowerCase().split(/[- ]/u);
  const [first = "", second] = words;
  if (/^[a-zà-ÿ]/u.test(first))
    return (numberWords[first] ?? 1) + (second === undefined ? 0 : (onesValue[second] ?? 0));
  const fraction = /(\d)\/(\d)$/u.exec(written);
  const whole = Number(
    (fraction === null ? written : written.slice(0, -3)).trim().replace("−", "-").replace(",", "."),
  );
  return fraction === null ? whole : whole + Number(fraction[1]) / Number(fraction[2]);
}

const decimalsOf = (written: string): number =>
  /[.,](\d+)/u.exec(written)?.[1]?.length ?? (/\//u.test(written) ? 2 : 0);

const classAfter = (text: string): FigureClass =>
  unitPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? "plain";

const minutesOfDay = (hour: number, minute: number, half: string | undefined): number =>
  ((half === undefined ? hour : (hour % 12) + (/p/iu.test(half) ? 12 : 0)) * 60 + minute) % 1440;

/** Blanks out what was read, so that it is not read again. */
const blank = (text: string, from: number, length: number): string =>
  text.slice(0, from) + " ".repeat(length) + text.slice(from + length);

/** Returns every figure of a text: times in minutes of the day, days of the month, numbers with their unit. */
export function figuresIn(text: string): readonly Figure[] {
  const found: Figure[] = [];
  let rest = text.replaceAll(/^\s*\d{1,2}[.)]\s/gmu, (list) => " ".repeat(list.length));
  const take = (
    match: RegExpMatchArray,
    figures: readonly Omit<Figure, "at" | "isAbout">[],
  ): void => {
    const at = match.index ?? 0;
    for (const figure of figures) found.push({ ...figure, at, isAbout: isAboutAt(text, at) });
    rest = blank(rest, at, match[0].length);
  };
  for (const match of rest.matchAll(isoDate))
    take(match, [{ value: Number(match[0].slice(8)), class: "date", decimals: 0 }]);
  for (const match of rest.matchAll(timePattern)) {
    const [, hour, minute = "0", half, hour24, minute24 = "0"] = match;
    const value =
      hour === undefined
        ? minutesOfDay(Number(hour24), Number(minute24), undefined)
        : minutesOfDay(Number(hour), Number(minute), half);
    take(match, [
      { value, class: "time", decimals: match[2] === undefined && hour24 === undefined ? 0 : 2 },
    ]);
  }
  for (const match of rest.matchAll(dayOfMonth)) {
    const [, dayAfter, yearAfter, dayBefore, yearBefore] = match;
    const year = yearAfter ?? yearBefore;
    take(match, [
      { value: Number(dayAfter ?? dayBefore), class: "date", decimals: 0 },
      ...(year === undefined
        ? []
        : [{ value: Number(year), class: "plain" as const, decimals: 0 }]),
    ]);
  }
  const numbers = [...rest.matchAll(numberPattern)];
  numbers.forEach((match, index) => {
    const at = match.index ?? 0;
    const after = rest.slice(at + match[0].length);
    const next = numbers[index + 1];
    const between = next === undefined ? "" : rest.slice(at + match[0].length, next.index);
    const own = classAfter(after);
    const isRange =
      /^\s*(?:to(?: less than| under)?|-|–|and|or|à|a|bis|até|hasta|et|y|e|und)\s*$/iu.test(
        between,
      );
    const ofRange =
      own === "plain" && next !== undefined && isRange
        ? classAfter(rest.slice((next.index ?? 0) + next[0].length))
        : own;
    found.push({
      value: valueOf(match[0]),
      class: ofRange,
      decimals: decimalsOf(match[0]),
      at,
      isAbout: isAboutAt(text, at),
    });
  });
  return found.toSorted((a, b) => a.at - b.at);
}

const classOfUnit: Readonly<Record<string, FigureClass>> = {
  ft: "feet",
  in: "inches",
  kt: "knots",
  mph: "mph",
  "°F": "degrees",
  "°": "degrees",
  F: "degrees",
  nm: "miles",
  mi: "miles",
  "%": "percent",
  fish: "fish",
  min: "minutes",
  h: "hours",
  hours: "hours",
  days: "days",
  lb: "pounds",
  years: "years",
};

type Known = Pick<Figure, "value" | "class">;

function figuresOfTime(time: string): readonly Known[] {
  const instant = parseIso(time);
  if (instant === null) return [];
  const { hour, minute, day, year } = harborParts(instant);
  return [
    { value: hour * 60 + minute, class: "time" },
    { value: day, class: "date" },
    { value: year, class: "plain" },
  ];
}

/** Returns every figure a card states: facts, times, slots and its own sentences. */
export function figuresOfCard(card: Card): readonly Known[] {
  const { facts, slots, headline, text, details, title, sources } = card;
  const values = facts.flatMap(({ value, unit }): readonly Known[] =>
    typeof value === "number"
      ? [{ value, class: classOfUnit[unit ?? ""] ?? "plain" }]
      : figuresIn(String(value)),
  );
  const times = facts.flatMap(({ time }) => (time === null ? [] : figuresOfTime(time)));
  const sentences = [
    title,
    text,
    ...details,
    `${headline.figure} ${headline.unit ?? ""}`,
    headline.label,
    ...sources.map(({ name }) => name),
  ];
  const slotWords: readonly string[] = [
    slots.date ?? "",
    slots.length_inches === undefined ? "" : `${slots.length_inches} in`,
    slots.hour === undefined ? "" : `${slots.hour}:${String(slots.minute ?? 0).padStart(2, "0")}`,
    slots.anglers === undefined ? "" : `${slots.anglers}`,
    slots.count === undefined ? "" : `${slots.count} fish`,
    slots.kept_today === undefined ? "" : `${slots.kept_today} fish`,
  ];
  return [...values, ...times, ...[...sentences, ...slotWords].flatMap((one) => figuresIn(one))];
}

/** Classes in which law speaks: a rounded figure is another rule. */
const exactClasses: ReadonlySet<FigureClass> = new Set(["inches", "fish", "years", "date", "days"]);

/** Minutes that "about 7" may be off. */
const aboutMinutes = 30;

/** Tells whether a figure of the prose is the known one, rounded as it is written. */
export function agrees(figure: Figure, known: Known): boolean {
  if (figure.class !== "plain" && known.class !== figure.class) return false;
  const off = Math.abs(Math.abs(figure.value) - Math.abs(known.value));
  if (figure.class === "time")
    return Math.min(off, 1440 - off) <= (figure.isAbout ? aboutMinutes : 1);
  if (exactClasses.has(figure.class) || exactClasses.has(known.class)) return off < 0.001;
  return off <= 0.5 * 10 ** -figure.decimals + 0.005;
}
