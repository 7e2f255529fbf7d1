/** One period of a zone's forecast, in the Weather Service's wording; null for parts not found. */
export interface ForecastPeriod {
  readonly name: string;
  readonly windDirection: string | null;
  readonly windSpeed: string | null;
  readonly waves: string | null;
  readonly visibility: string | null;
  readonly text: string;
}

export interface ZoneForecast {
  readonly headlines: string[];
  readonly periods: ForecastPeriod[];
  readonly text: string;
}

const joined = (lines: string): string => lines.replace(/\s+/gu, " ").trim();

/** Finds "...STORM WARNING IN EFFECT...", wrapped or not; a period's name follows a single dot. */
export function headlinesOf(text: string): string[] {
  const beforePeriods = text.split(/^\.[A-Z]/mu, 1)[0] ?? "";
  return [...beforePeriods.matchAll(/^\.{3}(?!\.)([\s\S]*?)\.{3}[ \t]*$/gmu)].map((match) =>
    joined(match[1] ?? ""),
  );
}

const compass =
  "(?:N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW|north|northeast|east|southeast|south|southwest|west|northwest|variable)";
const windSentence = new RegExp(
  `^(?:(${compass}(?: to ${compass})?) )?(?:winds?|gales|storm force winds)\\b (.+)$`,
  "iu",
);

/** A period ends a sentence only before a capital letter, so that "1.5 ft" stays whole. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\.\s+(?=[A-Z])/u)
    .map((sentence) => sentence.replace(/\.$/u, "").trim())
    .filter((sentence) => sentence !== "");

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function windOf(sentences: readonly string[]): { direction: string | null; speed: string | null } {
  const index = sentences.findIndex((sentence) => windSentence.test(sentence));
  const match = windSentence.exec(sentences[index] ?? "");
  if (match === null) return { direction: null, speed: null };
  const gusts = sentences.slice(index + 1).find((sentence) => /^gusts\b/iu.test(sentence));
  const speed = match[2] ?? "";
  return {
    direction: match[1] ?? null,
    speed: gusts === undefined ? speed : `${speed}, ${lowerFirst(gusts)}`,
  };
}

function wavesOf(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const match = /^(?:combined )?(?:waves|seas|wave heights?)\b (.+)$/iu.exec(sentence);
    if (match?.[1] !== undefined) return match[1];
  }
  return null;
}

/** Returns the text after "vsby" or "visibility", or else a sentence about fog. */
function visibilityOf(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const match = /\b(?:vsby|visibility) (.+)$/iu.exec(sentence);
    if (match?.[1] !== undefined) return match[1];
  }
  return sentences.find((sentence) => /\bfog\b/iu.test(sentence)) ?? null;
}

function readPeriod(name: string, words: string): ForecastPeriod {
  const text = joined(words);
  const sentences = sentencesOf(text);
  const wind = windOf(sentences);
  return {
    name: joined(name),
    windDirection: wind.direction,
    windSpeed: wind.speed,
    waves: wavesOf(sentences),
    visibility: visibilityOf(sentences),
    text,
  };
}

/** Splits at names such as ".SUN AND SUN NIGHT...". A blank line ends the last period. */
export function periodsOf(text: string): ForecastPeriod[] {
  const start = text.search(/^\.[A-Z]/mu);
  if (start === -1) return [];
  return text
    .slice(start)
    .split(/^\.(?=[A-Z])/mu)
    .filter((part) => part.trim() !== "")
    .flatMap((part) => {
      const [name = "", ...rest] = part.split("...");
      const words = rest.join("...").split(/\n[ \t]*\n/u, 1)[0] ?? "";
      return rest.length === 0 ? [] : [readPeriod(name, words)];
    });
}

export function readZoneForecast(text: string): ZoneForecast {
  return { headlines: headlinesOf(text), periods: periodsOf(text), text };
}
