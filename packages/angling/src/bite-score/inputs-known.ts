import type { FactorKey } from "#angling/bite-score/model.ts";
import type { FactorScore } from "#angling/bite-score/score-hour.ts";

/** Hours since the figure was observed or forecast; none for what is computed. */
export type InputAges = Readonly<Partial<Record<FactorKey, number>>>;

const names = {
  weather: "Sky",
  tide: "Tide",
  time: "Light",
  wind: "Wind",
  seasonal: "Season",
  moon: "Moon",
  temperature: "Water temperature",
} as const satisfies Record<FactorKey, string>;

function ageText(hours: number | undefined): string {
  if (hours === undefined) return "";
  if (hours < 1) return " of the last hour";
  return hours < 48 ? ` of ${Math.round(hours)} h ago` : ` of ${Math.round(hours / 24)} days ago`;
}

/** Readings older than this are worth telling; nobody needs to hear of one of ten minutes ago. */
const freshHours = 3;

function noteOf({ key, quality }: FactorScore, ages: InputAges): string | null {
  const age = ages[key];
  if (quality === "forecast") return `${names[key]} is a forecast${ageText(age)}`;
  if (quality === "estimate") return `${names[key]} is a seasonal estimate`;
  if (quality === "observed" && age !== undefined && age >= freshHours)
    return `${names[key]} is a reading${ageText(age)}`;
  return null;
}

/** What is not known of an hour, or not fresh; empty when every input is known. */
export function inputNotes(
  score: { readonly factors: readonly FactorScore[]; readonly notAvailable: readonly FactorKey[] },
  ages: InputAges = {},
): string[] {
  const missing = score.notAvailable.map((key) => `${names[key]} is not known`);
  const notes = score.factors.map((factor) => noteOf(factor, ages)).filter((note) => note !== null);
  return [...missing, ...notes];
}

/** "All inputs known", or the notes in one line. */
export function inputsSentence(notes: readonly string[]): string {
  return notes.length === 0 ? "All inputs known" : notes.join(". ");
}
