export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Returns a random generator (mulberry32) with values from 0 to 1. The same seed gives the same
 * numbers on every machine, so that grades are reproducible.
 */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Standard deviations on either side of a 95 % interval. */
export const confidence = 1.96;

export interface Resampling {
  readonly units: Int32Array;
  readonly unitCount: number;
  readonly seed: number;
  readonly times: number;
}

/** Yields how often each row was drawn, once per resample. The array is reused. */
export function* resamples({
  units,
  unitCount,
  seed,
  times,
}: Resampling): Generator<Float64Array, void> {
  const random = seededRandom(seed);
  const drawn = new Float64Array(unitCount);
  const counts = new Float64Array(units.length);
  for (let time = 0; time < times; time += 1) {
    drawn.fill(0);
    for (let draw = 0; draw < unitCount; draw += 1) {
      const unit = Math.floor(random() * unitCount);
      drawn[unit] = (drawn[unit] ?? 0) + 1;
    }
    for (let row = 0; row < counts.length; row += 1) counts[row] = drawn[units[row] ?? 0] ?? 0;
    yield counts;
  }
}

export function unitsOf(keys: readonly string[] | null, rows: number) {
  if (keys === null)
    return { units: Int32Array.from({ length: rows }, (_, row) => row), unitCount: rows };
  const known = new Map<string, number>();
  const units = Int32Array.from(keys, (key) => {
    const unit = known.get(key) ?? known.size;
    known.set(key, unit);
    return unit;
  });
  return { units, unitCount: known.size };
}

export function spreadOf(values: readonly number[]): number {
  if (values.length < 2) return Number.NaN;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}
