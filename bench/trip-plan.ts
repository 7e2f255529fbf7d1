/**
 * npx tsx bench/trip-plan.ts: the way home of a trip and the good hours of the next three days, as a
 * device computes them (target: together under 50 ms).
 */
import { bestWindows, bitePlaceOfSpot, biteSeries } from "@striper/angling/bite-score";
import { predictorsFor, spots } from "@striper/angling/spots";
import { wayHome } from "@striper/angling/trip-plan";
import { day, hour } from "@striper/marine/time";
import { feet, knots } from "@striper/marine/units";
import { quantile } from "@striper/testkit/statistics";

const targetMilliseconds = 50;
/** Of this process, milliseconds: a busy machine adds nothing to it. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
const first = Date.UTC(2026, 5, 1, 9);

const windsFrom = (start: number) =>
  Array.from({ length: 72 }, (_, index) => ({
    from: start + index * hour,
    to: start + (index + 1) * hour,
    wind: knots(10),
    gusts: knots(14),
    thunder: false,
  }));

const ways: number[] = [];
const plans: number[] = [];
for (const [index, spot] of spots.entries()) {
  const place = bitePlaceOfSpot(spot);
  const water = await predictorsFor(place.stations);
  // Another day each time, so that nothing is remembered from the last one.
  const startsAt = first + index * day;
  const winds = windsFrom(startsAt);
  const started = processor();
  wayHome({
    position: place.position,
    vessel: "boat",
    startsAt,
    backAt: startsAt + 6 * hour,
    homeMinutes: 40,
    afterDark: false,
    bar: place.bar,
    rampNeeds: feet(3),
    water,
    winds,
  });
  ways.push(processor() - started);
  bestWindows(biteSeries({ place, water, from: startsAt, hours: 72 }), 3);
  plans.push(processor() - started);
}

console.log(`planning a trip at each of ${spots.length} spots, ms of processor time`);
for (const [name, values] of [
  ["way home", ways],
  ["with good hours", plans],
] as const)
  console.log(
    `${name}: median ${quantile(values, 0.5).toFixed(1)}, p95 ${quantile(values, 0.95).toFixed(1)}`,
  );
if (quantile(plans, 0.95) >= targetMilliseconds) process.exitCode = 1;
