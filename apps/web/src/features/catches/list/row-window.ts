/** Of a long list of rows of one height: the first one that exists, and the one behind the last. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** So many rows beyond either edge are there before they are seen. */
const beyond = 8;
/** Rows come and go by so many, so that most moments of a scroll change nothing. */
const step = 4;

/** What a list of `count` rows has to hold when it is scrolled so far, all measures in px. */
export function rowWindow(
  { top, height, rowHeight }: { top: number; height: number; rowHeight: number },
  count: number,
): RowWindow {
  const first = Math.max(0, top) / rowHeight - beyond;
  const last = (Math.max(0, top) + height) / rowHeight + beyond;
  const to = Math.min(count, Math.ceil(last / step) * step);
  // A list that has become shorter shows its end.
  const from = Math.min(Math.floor(first / step) * step, to - 1);
  return { from: Math.max(0, from), to };
}
