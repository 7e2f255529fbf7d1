import type { Instant } from "#marine/time/index.ts";
import type { CellName } from "./chart-cell.ts";

/** Our own line: a bar, a channel or a wreck may have changed by then. */
const oldAfterYears = 3;

/** Coastal charts and smaller ones, 1:50,000 on: IHO S-57, Appendix B.1, navigational purpose 3. */
export const coarseScale = 50_000;

/** Whether more than three years lie between two days, "2022-10-13" and "2026-06-23". */
const isMoreThanThreeYears = (from: string, to: string): boolean =>
  `${Number(from.slice(0, 4)) + oldAfterYears}${from.slice(4)}` < to;

/** Whether a cell was issued more than three years before a moment. */
export const isOldAt = (issued: string, now: Instant): boolean =>
  isMoreThanThreeYears(issued, new Date(now).toISOString().slice(0, 10));

/** Whether another cell was issued so much later that it counts beside this one's larger scale. */
export const isOutdatedBy = (
  { issued }: Pick<CellName, "issued">,
  other: Pick<CellName, "issued">,
): boolean => isMoreThanThreeYears(issued, other.issued);

/** The larger scale goes before, then the newer cell, then the name. */
export function compareCells(one: CellName, other: CellName): number {
  if (one.scale !== other.scale) return one.scale - other.scale;
  if (one.issued !== other.issued) return one.issued > other.issued ? -1 : 1;
  return one.name < other.name ? -1 : 1;
}
