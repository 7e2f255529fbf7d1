/**
 * Ranks with shared ties within strata, because shore and boat catches differ whatever the score
 * says. Values are sorted once, so that each resample, in which rows may count several times, is
 * ranked in one pass.
 */
export interface Ranking {
  /** Rows by stratum, then by value. */
  readonly order: Int32Array;
  /** Exclusive end of each run of equal values, indexed by its start in `order`. */
  readonly runEnds: Int32Array;
  readonly strata: readonly (readonly [from: number, to: number])[];
}

export function rankingOf(values: readonly number[], strata: readonly number[]): Ranking {
  const stratum = (row: number): number => strata[row] ?? 0;
  const value = (row: number): number => values[row] ?? 0;
  const order = Int32Array.from(values.keys()).toSorted(
    (a, b) => stratum(a) - stratum(b) || value(a) - value(b),
  );
  const runEnds = new Int32Array(order.length);
  const ranges: [number, number][] = [];
  let runFrom = 0;
  let stratumFrom = 0;
  for (let at = 1; at <= order.length; at += 1) {
    const [before = 0, here = -1] = [order[at - 1], order[at]];
    const isEnd = at === order.length;
    const isNewStratum = isEnd || stratum(before) !== stratum(here);
    if (isNewStratum || value(before) !== value(here)) {
      runEnds[runFrom] = at;
      runFrom = at;
    }
    if (isNewStratum) {
      ranges.push([stratumFrom, at]);
      stratumFrom = at;
    }
  }
  return { order, runEnds, strata: ranges };
}

/**
 * Writes each row's rank, from -½ to ½ around the middle of its stratum, so that strata are
 * comparable.
 */
export function rankInto(ranks: Float64Array, ranking: Ranking, counts: Float64Array): void {
  const { order, runEnds, strata } = ranking;
  for (const [from, to] of strata) {
    let total = 0;
    for (let at = from; at < to; at += 1) total += counts[order[at] ?? 0] ?? 0;
    if (total === 0) continue;
    let below = 0;
    for (let run = from; run < to;) {
      const runEnd = runEnds[run] ?? to;
      let equal = 0;
      for (let at = run; at < runEnd; at += 1) equal += counts[order[at] ?? 0] ?? 0;
      const rank = (below + equal / 2) / total - 0.5;
      for (let at = run; at < runEnd; at += 1) ranks[order[at] ?? 0] = rank;
      below += equal;
      run = runEnd;
    }
  }
}

/** Returns the correlation of two rankings centered on zero, or null when either does not vary. */
export function correlationOf(a: Float64Array, b: Float64Array, counts: Float64Array) {
  let both = 0;
  let ofA = 0;
  let ofB = 0;
  for (let row = 0; row < counts.length; row += 1) {
    const count = counts[row] ?? 0;
    if (count === 0) continue;
    const rankA = a[row] ?? 0;
    const rankB = b[row] ?? 0;
    both += count * rankA * rankB;
    ofA += count * rankA * rankA;
    ofB += count * rankB * rankB;
  }
  // The threshold allows for rounding errors in a sum that should be zero.
  return ofA > 1e-9 && ofB > 1e-9 ? both / Math.sqrt(ofA * ofB) : null;
}
