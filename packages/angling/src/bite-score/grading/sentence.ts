import type { Baseline, LogGrade, SharedGrade } from "#angling/bite-score/grading/grade.ts";

const names = {
  "dusk-and-dawn": "dusk and dawn alone",
  "moving-water": "moving water alone",
} as const satisfies Record<Baseline, string>;

const all = "dusk and dawn or moving water alone";

/** Always plural: no sentence is made for a single trip. */
const tripsText = (trips: number): string => `${trips} trips`;

export function gradeSentence({ trips, verdict }: Pick<LogGrade, "trips" | "verdict">): string {
  const own = `your ${tripsText(trips)}`;
  if (verdict.kind === "too-few")
    return `Too early to say: ${verdict.trips} of the ${verdict.needed} trips it takes.`;
  if (verdict.kind === "better") return `On ${own} the score did better than going by ${all}.`;
  if (verdict.kind === "unclear")
    return `It cannot be told yet from ${own} whether the score does better than ${all}.`;
  const than = verdict.than.map((baseline) => names[baseline]).join(" or by ");
  return `On ${own} the score did worse than going by ${than}.`;
}

export function sharedSentence(
  { trips, verdict }: Pick<SharedGrade, "trips" | "verdict">,
  needed: number,
): string {
  if (verdict === "too-few") return `Not enough yet: ${trips} of ${needed} trips.`;
  const shared = tripsText(trips);
  if (verdict === "unclear")
    return `${shared} do not tell whether anglers catch more when the score is higher.`;
  const direction = verdict === "more-when-higher" ? "more" : "less";
  return `On ${shared}, anglers caught ${direction} an hour when the score was higher.`;
}
