import { writeOutFractions } from "@striper/marine/units";

const monthNames = [
  ["january", "jan"],
  ["february", "feb"],
  ["march", "mar"],
  ["april", "apr"],
  ["may"],
  ["june", "jun"],
  ["july", "jul"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["october", "oct"],
  ["november", "nov"],
  ["december", "dec"],
] as const;

const monthOf = new Map<string, number>(
  monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);
const anyMonth = monthNames.flat().join("|");
const dayAfterMonth = new RegExp(
  String.raw`\b(${anyMonth})\b\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\/|\s*in\b)`,
  "gu",
);
const monthAfterDay = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s+(${anyMonth})\b\.?`,
  "gu",
);
const monthAlone = new RegExp(String.raw`\b(${anyMonth.replace("|may", "")})\b\.?`, "gu");

const numberWords = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, value) => [word, String(value)] as const),
);
const countedThings = String.raw`fish|sharks?|lobsters?|traps?|hooks?|lines?|inch(?:es)?|fillets?|per|of each|striped|may`;
const countedWord = new RegExp(
  String.raw`\b(${[...numberWords.keys()].join("|")})(?=\s+(?:${countedThings})\b)`,
  "gu",
);

const emptyWords = new Set(["a", "an", "the", "of", "is", "are", "be", "as"]);

const monthDay = (month: number, day: number): string =>
  ` ${String(month).padStart(2, "0")}~${String(day).padStart(2, "0")} `;

const decimal = (whole: number, over: number, under: number): string =>
  String(Number((whole + over / under).toFixed(4)));

function withNumbers(text: string): string {
  return (
    writeOutFractions(text)
      // NFKC would split a double prime into two marks.
      .replaceAll(/[″”“]/gu, '"')
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll("⁄", "/")
      .replaceAll(/(\d),(?=\d{3}\b)/gu, "$1")
      .replaceAll(
        /\b(\d+)[ -](\d{1,2})\/(2|4|8|16|32)\b/gu,
        (_all, whole: string, over: string, under: string) =>
          decimal(Number(whole), Number(over), Number(under)),
      )
      .replaceAll(
        /\b(\d{1,2})\/(2|4|8|16|32)(?=\s*(?:"|in\b|inch))/gu,
        (_all, over: string, under: string) => decimal(0, Number(over), Number(under)),
      )
      .replaceAll(/(\d\.\d*?[1-9])0+\b|(\d)\.0+\b/gu, "$1$2")
      .replaceAll(countedWord, (word) => numberWords.get(word) ?? word)
      .replaceAll(/\b(only|than)\s+one\b/gu, "$1 1")
  );
}

function withDates(text: string): string {
  return text
    .replaceAll(dayAfterMonth, (_all, name: string, day: string) =>
      monthDay(monthOf.get(name) ?? 0, Number(day)),
    )
    .replaceAll(monthAfterDay, (_all, day: string, name: string) =>
      monthDay(monthOf.get(name) ?? 0, Number(day)),
    )
    .replaceAll(
      /\b(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?\b/gu,
      (all: string, month: string, day: string) =>
        Number(month) <= 12 && Number(day) <= 31 ? monthDay(Number(month), Number(day)) : all,
    )
    .replaceAll(
      monthAlone,
      (_all, name: string) => monthNames[(monthOf.get(name) ?? 1) - 1]?.[0] ?? name,
    );
}

function withMarks(text: string): string {
  return text
    .replaceAll(
      /(\d)\s*(?:"|''|-?\s*inch(?:es)?\b|-?\s*in\b\.?(?!\s*(?:the|total|any|a)\b))/gu,
      "$1 in ",
    )
    .replaceAll("≥", " at least ")
    .replaceAll("≤", " at most ")
    .replaceAll("<", " less than ")
    .replaceAll(">", " more than ")
    .replaceAll(/(?<=[a-z])-(?=[a-z])/gu, " ")
    .replaceAll(/[–—−-]|\b(?:to|through|thru|until|till)\b/gu, " - ");
}

const singular = (word: string): string =>
  word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;

/**
 * Normalizes the words and numbers of an official sentence so that equivalent spellings match:
 * 28", 28 inches and 28 in.; May 24 – Sept. 23 and 5/24 to September 23rd.
 */
export function meaningTokens(text: string): readonly string[] {
  const words = withMarks(withDates(withNumbers(text))).match(
    /\d\d~\d\d|\d+(?:\.\d+)?|[\p{L}]+|[-%°]/gu,
  );
  return (words ?? []).filter((word) => !emptyWords.has(word)).map(singular);
}
