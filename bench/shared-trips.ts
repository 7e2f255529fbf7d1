/**
 * npx tsx bench/shared-trips.ts [rows]: how long the nightly job over shared trips and the public
 * figures take with a million of them, and how long the event loop stands still meanwhile. Exits 1
 * off a target.
 */
import { timeSharedTrips } from "@striper/server/testing/benches/shared-trips";
import type { Timed } from "@striper/server/testing/timed";

const rows = Number(process.argv[2] ?? 1_000_000);
const mostLagMs = 50;

const { before, after, idle, night, figures } = await timeSharedTrips(rows);
const told = ({ ms, workMs, lagMs }: Timed): string =>
  `${(ms / 1000).toFixed(1)} s, processor ${(workMs / 1000).toFixed(1)} s, event loop at most ${lagMs.toFixed(0)} ms`;
console.log(`rows before ${before}, after ${after} (of the last five years)`);
console.log(`doing nothing ${told(idle)}`);
console.log(`nightly job ${told(night)}`);
console.log(`public figures ${told(figures)}`);
if (after >= before || night.lagMs >= mostLagMs || figures.lagMs >= mostLagMs) process.exitCode = 1;
