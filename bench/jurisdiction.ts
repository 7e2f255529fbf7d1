/** npx tsx bench/jurisdiction.ts: time per question and size of the boundary lines. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { performance } from "node:perf_hooks";
import { jurisdictionAt } from "@striper/marine/jurisdiction";

const catalogue = new URL(
  "../packages/marine/src/jurisdiction/catalogue/boundaries.json",
  import.meta.url,
);

/** A fixed sequence in [0, 1), so that every run asks the same questions. */
function* sequence(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 16_807) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

const numbers = sequence(20_261);
const positions = Array.from({ length: 50_000 }, () => ({
  latitude: 41.5 + 1.7 * numbers.next().value,
  longitude: -71.3 + 1.6 * numbers.next().value,
}));
for (const position of positions.slice(0, 2000)) jurisdictionAt(position);

const tally = new Map<string, number>();
const started = performance.now();
for (const position of positions) {
  const answer = jurisdictionAt(position);
  const key =
    answer.kind === "outside-coverage" ? answer.kind : `${answer.jurisdiction} ${answer.kind}`;
  tally.set(key, (tally.get(key) ?? 0) + 1);
}
const elapsed = performance.now() - started;
const source = readFileSync(catalogue);

console.table({
  "µs a question": Number(((elapsed / positions.length) * 1000).toFixed(1)),
  "boundary lines, bytes": source.length,
  "boundary lines, bytes gzipped": gzipSync(source).length,
});
console.table(
  [...tally]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([answer, count]) => ({
      answer,
      "share of the area": `${((100 * count) / positions.length).toFixed(1)} %`,
    })),
);
