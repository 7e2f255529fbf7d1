import type { GpxProblem } from "#web/platform/gpx/read-gpx.ts";

/** Why a file was not read, in words. */
export function gpxProblemText(problem: GpxProblem): string {
  switch (problem.kind) {
    case "too-large":
      return "The file is larger than 20 MB. Split it into parts.";
    case "not-gpx":
      return "This is not a GPX file. In the other program, export as GPX and choose that file.";
    case "declares-types":
      return "The file declares types of its own, which no GPX file needs, so it was not read.";
    case "too-many":
      return "The file holds more than can be read at once. Split it into parts.";
    case "broken":
      return `The file is damaged or breaks off in line ${problem.line}. Nothing was taken from it. Export it again.`;
  }
}

export const gpxWording = {
  unreadable: "The file could not be read. Choose it again.",
  routes: (count: number) =>
    count === 1 ? "One route is left out." : `${count} routes are left out.`,
} as const;
