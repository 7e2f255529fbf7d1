import { day, hour, minute, type Instant } from "@striper/marine/time";
import { readingGuides, type FactorKey, type Quality } from "#angling/bite-score/model.ts";
import type { FactorScore } from "#angling/bite-score/score-hour.ts";
import { normalsSource } from "#angling/normals/index.ts";

export interface InputOrigin {
  readonly source: string | null;
  readonly at: Instant | null;
}
export interface InputOrigins {
  readonly forecast?: InputOrigin | undefined;
  readonly pressure?: InputOrigin | undefined;
  readonly water?: InputOrigin | undefined;
}

const names = {
  weather: "Sky",
  tide: "Tide",
  time: "Light",
  wind: "Wind",
  seasonal: "Season",
  moon: "Moon",
  temperature: "Water temperature",
} as const satisfies Record<FactorKey, string>;

function ageText(age: number): string {
  if (age < hour) return `${Math.max(1, Math.floor(age / minute))} min ago`;
  return age < 2 * day ? `${Math.round(age / hour)} h ago` : `${Math.round(age / day)} days ago`;
}

/** Returns for example " of 40 min ago (NDBC 44013)", without the unknown parts. */
function originText(origin: InputOrigin | undefined, now: Instant): string {
  if (origin === undefined) return "";
  const age = origin.at === null ? "" : ` of ${ageText(Math.max(0, now - origin.at))}`;
  return origin.source === null ? age : `${age} (${origin.source})`;
}

function waterNote(quality: Quality, origin: InputOrigin | undefined, now: Instant): string {
  const isRead = origin !== undefined && origin.at !== null && now - origin.at <= readingGuides;
  const name = names.temperature;
  if (!isRead) return `${name} is a seasonal estimate (${normalsSource})`;
  const from = originText(origin, now);
  return quality === "observed"
    ? `${name} is a reading${from}`
    : `${name} is estimated from a reading${from}`;
}

function noteOf(
  { key, quality }: FactorScore,
  { forecast, pressure, water }: InputOrigins,
  now: Instant,
): string | null {
  if (quality === "computed") return null;
  if (key === "temperature") return waterNote(quality, water, now);
  const what = quality === "forecast" ? "a forecast" : "a reading";
  const note = `${names[key]} is ${what}${originText(forecast, now)}`;
  return key === "weather" && pressure !== undefined
    ? `${note}, with a pressure reading${originText(pressure, now)}`
    : note;
}

export function inputNotes(
  score: { readonly factors: readonly FactorScore[]; readonly notAvailable: readonly FactorKey[] },
  origins: InputOrigins,
  now: Instant,
): string[] {
  const missing = score.notAvailable.map((key) => `${names[key]} is not known`);
  const notes = score.factors
    .map((factor) => noteOf(factor, origins, now))
    .filter((note) => note !== null);
  return [...missing, ...notes];
}

export const inputsSentence = (notes: readonly string[]): string =>
  notes.length === 0 ? "All inputs known." : `${notes.join(". ")}.`;
