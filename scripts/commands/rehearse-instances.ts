/** `npm run rehearse:instances`: three instances on one database under load, two of them killed. */
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildIfChanged } from "../build.mjs";
import { Angler } from "./rehearsal/angler.ts";
import { Balancer } from "./rehearsal/instances.ts";
import { isBroken, summarize, tableOf } from "./rehearsal/summary.ts";
import type { DueMoment, Finding } from "./rehearsal/summary.ts";
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
catches, chats and vessel streams over it, kills with -9 the instance that ingests the vessel feed
after a third of the time and another one after two thirds, and counts. Exit 1 when anything
acknowledged is missing or doubled, or an outside service was asked twice for the same.`;

const durationMs = Number(values.seconds) * 1000;
/** How often every outside source is made due; within a minute none would be by itself. */
const dueEveryMs = 12_000;

function keepMakingDue({ database }: World): { due: DueMoment[]; stop: () => void } {
  const due: DueMoment[] = [];
  async function makeDue(): Promise<void> {
    const from = Date.now();
    await database.makeAllDue();
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

/** Returns when the second of the two was killed. */
async function killTwo(world: World): Promise<number> {
  await delay(durationMs / 3);
  await kill(world, true);
  await delay(durationMs / 3);
  return kill(world, false);
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
  console.log(`${world.instances.length} instances are ready; ${values.seconds} s of load begin.`);

  const end = Date.now() + durationMs;
  const { due, stop } = keepMakingDue(world);
  const watching = viewers.map((viewer) => viewer.watch());
  const fishing = anglers.map((angler) => angler.fishUntil(end));
  const [lastKillAt] = await Promise.all([killTwo(world), ...fishing]);
  stop();
  for (const viewer of viewers) viewer.stop();
  await Promise.all(watching);
  return summarize({ balancer, anglers, viewers, outside: world.outside, due, lastKillAt });
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
