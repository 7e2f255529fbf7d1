/**
 * `npm run rehearse:instances` runs several instances on one database under load while parts are
 * killed and restarted.
 */
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildIfChanged } from "../build.mjs";
import { Angler } from "./rehearsal/angler.ts";
import { Balancer } from "./rehearsal/instances.ts";
import { overdueCount, killWhileMailing } from "./rehearsal/mailing.ts";
import { isBroken, summarize, tableOf } from "./rehearsal/summary.ts";
import type { DueMoment, Finding, Restart } from "./rehearsal/summary.ts";
import { Viewer } from "./rehearsal/viewer.ts";
import { startWorld } from "./rehearsal/world.ts";
import type { World } from "./rehearsal/world.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    anglers: { type: "string", default: "8" },
    viewers: { type: "string", default: "4" },
    instances: { type: "string", default: "3" },
    help: { type: "boolean", default: false },
  },
});
const usage = `usage: rehearse:instances [--seconds 60] [--anglers 8] [--viewers 4] [--instances 3]

Starts the built product several times on one PostgreSQL and one object store, balances sign-ins,
catches, chats and vessel streams over it, restarts PostgreSQL behind pgbouncer after a sixth of the time,
kills with -9 the instance that ingests the vessel feed after a third and another one after two thirds, and
meanwhile one of two with ROLE=jobs in the middle of ${overdueCount} mails; then starts two that have to refuse.
Exit 1 when anything acknowledged is missing or doubled, an outside service was asked twice for the same,
a call was answered with 500, or an interruption was long. Where Debian's PostgreSQL or pgbouncer is missing the
embedded database is used, and not restarted.`;

const durationMs = Number(values.seconds) * 1000;
/** Interval for making every source due, ms; none would be due by itself within a minute. */
const dueEveryMs = 12_000;

function keepMakingDue({ database }: World): { due: DueMoment[]; stop: () => void } {
  const due: DueMoment[] = [];
  async function makeDue(): Promise<void> {
    const from = Date.now();
    // Fails while the database restarts; some sources may be due anyway.
    await database.makeAllDue().catch(() => undefined);
    due.push({ from, to: Date.now() });
  }
  const timer = setInterval(() => void makeDue(), dueEveryMs);
  return { due, stop: () => clearInterval(timer) };
}

async function kill({ database, instances }: World, isLeader: boolean): Promise<number> {
  const leader = await database.leader();
  const living = instances.filter(({ isLiving }) => isLiving);
  const victim = living.find(({ name }) => (name === leader) === isLeader) ?? living[0];
  await victim?.end("SIGKILL");
  const role = victim?.name === leader ? ", which ingested the vessels" : "";
  console.log(`killed ${victim?.name}${role}`);
  return Date.now();
}

async function restartDatabase({ database }: World): Promise<Restart | undefined> {
  if (database.restart === undefined) return undefined;
  const at = Date.now();
  const tookMs = await database.restart();
  console.log(`restarted PostgreSQL in ${(tookMs / 1000).toFixed(1)} s`);
  return { at, tookMs };
}

async function disturb(
  world: World,
): Promise<{ restart: Restart | undefined; lastKillAt: number }> {
  await delay(durationMs / 6);
  const restart = await restartDatabase(world);
  await delay(durationMs / 6);
  await kill(world, true);
  await delay(durationMs / 3);
  return { restart, lastKillAt: await kill(world, false) };
}

async function rehearse(stops: (() => Promise<void> | void)[]): Promise<readonly Finding[]> {
  const world = await startWorld(Number(values.instances), stops);
  const balancer = new Balancer(world.instances);
  const anglers = Array.from(
    { length: Number(values.anglers) },
    (_, index) => new Angler(balancer, index),
  );
  await Promise.all(anglers.map((angler) => angler.join()));
  const watched = anglers.slice(0, Number(values.viewers));
  const viewers = watched.map((angler) => new Viewer(balancer, angler));
  const count = world.instances.length;
  console.log(`${count} for people and 2 for jobs are ready; ${values.seconds} s of load begin.`);

  const end = Date.now() + durationMs;
  const { due, stop } = keepMakingDue(world);
  const watching = viewers.map((viewer) => viewer.watch());
  const mailing = killWhileMailing(world);
  const fishing = anglers.map((angler) => angler.fishUntil(end));
  const [{ restart, lastKillAt }] = await Promise.all([disturb(world), ...fishing]);
  stop();
  for (const viewer of viewers) viewer.stop();
  await Promise.all(watching);
  const found = { balancer, anglers, viewers, outside: world.outside, due, restart, lastKillAt };
  const refusals = {
    what: "wrong instances that refused",
    count: await world.countRefusals(),
    must: 2,
  };
  return [...(await summarize(found)), ...(await mailing), refusals];
}

if (values.help) console.log(usage);
else {
  buildIfChanged();
  const stops: (() => Promise<void> | void)[] = [];
  try {
    const findings = await rehearse(stops);
    console.log(tableOf(findings));
    if (findings.some(isBroken)) process.exitCode = 1;
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
