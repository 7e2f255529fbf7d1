import { modelVersion } from "@striper/angling/bite-score";
import {
  gradeBands,
  gradeSentence,
  leastTrips,
  type GroupGrade,
  type LogGrade,
  type RankGrade,
} from "@striper/angling/bite-score/grading";
import { gradingWording as wording } from "#web/features/catches/grading/wording.ts";

/** A bar of the chart. Lengths are shares of the chart's width. */
export interface GradeBar {
  readonly key: string;
  readonly label: string;
  readonly hint: string | null;
  readonly text: string;
  readonly length: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface GradeView {
  readonly modelVersion: string;
  readonly sentence: string;
  readonly isTooFew: boolean;
  readonly left: number;
  readonly sample: string;
  /** The chart in words for screen readers. */
  readonly inWords: string;
  readonly bands: readonly GradeBar[];
  readonly baselines: readonly GradeBar[];
  readonly rows: readonly (readonly string[])[];
  readonly ranks: readonly (readonly string[])[];
}

interface Group {
  readonly key: string;
  readonly label: string;
  readonly hint: string | null;
  readonly grade: GroupGrade;
}

const tenth = (value: number): string => value.toFixed(1);
const hundredth = (value: number): string => value.toFixed(2).replace("-", "−");

function groupsOf(grade: LogGrade): { bands: Group[]; baselines: Group[]; outside: Group[] } {
  const bands = grade.bands.map((one) => ({
    key: one.band,
    label: one.band,
    hint: wording.bands[one.band],
    grade: one,
  }));
  const side = (name: "inside" | "outside"): Group[] =>
    grade.baselines.map((one) => ({
      key: `${one.baseline}-${name}`,
      label: wording.baselines[one.baseline][name],
      hint: null,
      grade: one[name],
    }));
  return { bands, baselines: side("inside"), outside: side("outside") };
}

/**
 * Limits the scale to this multiple of the highest rate. A longer range is cut off, so that the
 * bars stay comparable.
 */
const farthest = 2.2;

function scaleOf(groups: readonly Group[]): number {
  const rates = groups.map(({ grade }) => grade.perHour ?? 0);
  const ends = groups.map(({ grade }) => grade.interval?.high ?? 0);
  const most = Math.max(...rates);
  return Math.min(Math.max(...ends, most), most * farthest) || 1;
}

function barOf({ key, label, hint, grade }: Group, scale: number): GradeBar {
  const { perHour, interval, trips } = grade;
  const share = (value: number): number => Math.min(1, value / scale);
  return {
    key,
    label,
    hint,
    text:
      perHour === null
        ? wording.chart.tooFew(trips, leastTrips)
        : wording.chart.rate(tenth(perHour)),
    length: perHour === null ? null : share(perHour),
    low: interval === null ? null : share(interval.low),
    high: interval === null ? null : share(interval.high),
  };
}

function rowOf({ label, hint, grade }: Group): readonly string[] {
  const { trips, hours, fish, perHour, interval, blankShare } = grade;
  const range = interval === null ? "" : ` (${tenth(interval.low)} to ${tenth(interval.high)})`;
  return [
    hint === null ? label : `${label}, ${hint}`,
    String(trips),
    tenth(hours),
    String(fish),
    perHour === null ? wording.table.few : `${tenth(perHour)}${range}`,
    blankShare === null ? wording.table.unknown : `${Math.round(100 * blankShare)} %`,
  ];
}

function rankRow(name: string, { correlation, interval }: RankGrade): readonly string[] {
  return [
    name,
    correlation === null ? wording.rank.notKnown : hundredth(correlation),
    interval === null
      ? wording.rank.notKnown
      : `${hundredth(interval.low)} to ${hundredth(interval.high)}`,
  ];
}

function inWords(groups: readonly Group[]): string {
  const [best] = groups
    .filter(({ grade }) => grade.perHour !== null)
    .toSorted((a, b) => (b.grade.perHour ?? 0) - (a.grade.perHour ?? 0));
  if (best === undefined) return "";
  return wording.chart.most(best.label, wording.chart.rate(tenth(best.grade.perHour ?? 0)));
}

export function gradeView(grade: LogGrade): GradeView {
  const { bands, baselines, outside } = groupsOf(grade);
  const all = [...bands, ...baselines];
  const scale = scaleOf(all);
  const isTooFew = grade.verdict.kind === "too-few";
  return {
    modelVersion: grade.modelVersion,
    sentence: gradeSentence(grade),
    isTooFew,
    left: Math.max(0, leastTrips - grade.trips),
    sample: wording.chart.sentence(grade.modelVersion, grade.trips, grade.hours.toFixed(0)),
    inWords: inWords(bands),
    bands: bands.map((group) => barOf(group, scale)),
    baselines: baselines.map((group) => barOf(group, scale)),
    rows: [...all, ...outside].map(rowOf),
    ranks: [
      rankRow(wording.rank.score, grade.rank),
      ...grade.baselines.map((one) => rankRow(wording.baselines[one.baseline].inside, one.rank)),
    ],
  };
}

const noGrade: LogGrade = {
  modelVersion,
  trips: 0,
  hours: 0,
  fish: 0,
  bands: gradeBands([]),
  rank: { correlation: null, interval: null, strength: null },
  baselines: [],
  verdict: { kind: "too-few", trips: 0, needed: leastTrips },
};

export function gradeViews(grades: readonly LogGrade[]) {
  const present = grades.find((one) => one.modelVersion === modelVersion) ?? noGrade;
  return {
    present: gradeView(present),
    older: grades.filter((one) => one !== present).map(gradeView),
  };
}
