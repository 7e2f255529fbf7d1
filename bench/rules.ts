/** npx tsx bench/rules.ts: time of a keep-or-release answer (target: under 50 µs) and its kin. */
import { performance } from "node:perf_hooks";
import {
  allRegulations,
  keepOrRelease,
  rulesFor,
  searchRegulations,
} from "@striper/angling/regulations";
import { findSpecies } from "@striper/angling/species";
import { inches } from "@striper/marine/units";
import { median } from "@striper/testkit/statistics";

const targetMicroseconds = 50;
const date = "2026-06-13";
const mode = "private";
const harbor = { latitude: 42.36, longitude: -70.9 };
const onTheLine = { latitude: 42.4, longitude: -70.652 };
const boston = { jurisdiction: "MA", area: "gulf-of-maine" } as const;
const species = ["striped_bass", "fluke", "tautog", "black sea bass", "haddock", "bluefin"];
const lengths = [27.99, 28, 30.99, 31, 17, 45].map(inches);

/** Median over 50 rounds of the mean of their calls, after 10 rounds of warming up. */
function microseconds(work: (call: number) => unknown, calls = 200): number {
  const rounds = Array.from({ length: 60 }, () => {
    const started = performance.now();
    for (let call = 0; call < calls; call += 1) work(call);
    return ((performance.now() - started) / calls) * 1000;
  });
  return median(rounds.slice(10));
}

const pick = <Item>(items: readonly Item[], call: number): Item => {
  const item = items[call % items.length];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
};

const question = (place: Parameters<typeof keepOrRelease>[0]["place"], call: number) =>
  ({
    species: pick(species, call),
    length: pick(lengths, call),
    keptToday: call % 3,
    place,
    date,
    mode,
  }) as const;

const verdicts = {
  "keepOrRelease, named water": microseconds((call) => keepOrRelease(question(boston, call))),
  "keepOrRelease, position": microseconds((call) => keepOrRelease(question(harbor, call))),
  "keepOrRelease, on the federal line": microseconds((call) =>
    keepOrRelease(question(onTheLine, call)),
  ),
};
/** Slower by nature, and without a target. */
const few = 10;
const others = {
  "rulesFor, position": microseconds((call) => rulesFor(question(harbor, call)), few),
  searchRegulations: microseconds((call) => searchRegulations(pick(species, call), date), few),
  "findSpecies, misspelled": microseconds(() => findSpecies("stripped bass"), few),
  allRegulations: microseconds(() => allRegulations(date), few),
};

console.table(
  Object.entries({ ...verdicts, ...others }).map(([name, time]) => ({
    name,
    µs: time.toFixed(1),
  })),
);
if (Object.values(verdicts).some((time) => time >= targetMicroseconds)) process.exitCode = 1;
