import type { GpxProblem } from "#web/platform/gpx/read-gpx.ts";

const problems: Readonly<Record<Exclude<GpxProblem["kind"], "broken">, string>> = {
  "too-large": "The file is larger than 20 MB. Split it into parts.",
  "not-gpx": "This is not a GPX file. In the other program, export as GPX and choose that file.",
  "declares-types":
    "The file declares types of its own, which no GPX file needs, so it was not read.",
  "too-many": "The file holds more than can be read at once. Split it into parts.",
};

export const gpxProblemText = (problem: GpxProblem): string =>
  problem.kind === "broken"
    ? `The file is damaged or breaks off in line ${problem.line}. Nothing was taken from it. Export it again.`
    : problems[problem.kind];

export const gpxWording = {
  unreadable: "The file could not be read. Choose it again.",
  routes: (count: number) =>
    count === 1 ? "One route is left out." : `${count} routes are left out.`,
} as const;
