/**
 * `npm run rehearse:scale [-- accounts catches]` compares the cost of a large installation with a
 * small one.
 */
import { parseArgs } from "node:util";
import { buildIfChanged } from "../build.mjs";
import { compareCalls, timeAdmins, type Side } from "./scale/calls.ts";
import { backUpAndRestore } from "./scale/keeping.ts";
import { startMailSink, type MailSink } from "./scale/mail-sink.ts";
import { reconcilePayers, startStripeList, type StripeList } from "./scale/payers.ts";
import { remindOfLicenses, remindOfTide } from "./scale/reminders.ts";
import { openWorld, smtpConnections, type Instance, type ScaleWorld } from "./scale/world.ts";

const allParts = ["calls", "admins", "tide", "licenses", "reconciliation", "backup"];
const usage = `usage: rehearse:scale [--only ${allParts.join(",")}] [--database folder] [accounts catches]

Fills two databases by SQL, a small one of 1,000 accounts and 20,000 catches and one of the size that is
given (by default 1,000 and 20,000 against 100 and 2,000), starts servers on them and prints: calls of a
person on both, side by side; calls of admins, three at once; one tide and then
licenses that are due for half of the accounts at once; the nightly reconciliation with Stripe, where every
second account pays; backup and restore. --only names the parts that are wanted. --database
keeps the large database in that folder and uses it again. Exit 1 off a limit. A catch takes about a
kilobyte of disk under the temporary folder, and as much again for the restored copy.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: allParts.join(",") },
    database: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
const parts = new Set(values.only.split(","));
const unknownParts = [...parts].filter((part) => !allParts.includes(part));
const [accounts = 1000, catches = 20 * accounts] = positionals.map(Number);
const large = { accounts, catches };
const small =
  accounts > 1000 ? { accounts: 1000, catches: 20_000 } : { accounts: 100, catches: 2000 };

const limits = {
  ratio: 2,
  tideMinutes: 3,
  othersP99: 50,
  growth: 150,
  heldMs: 50,
  reconcileSeconds: 10,
  reportMs: 500,
  /** For 8 million catches, hence for fewer too. */
  backupSeconds: 300,
  restoreSeconds: 600,
};
let faults = 0;

function report(what: string, figure: number, unit: string, limit?: number): void {
  const isOver = limit !== undefined && !(figure <= limit);
  if (isOver) faults++;
  const verdict = limit === undefined ? "" : `${isOver ? "OVER" : "within"} ${limit}`;
  console.log(`${what.padEnd(46)} ${figure.toFixed(2).padStart(10)} ${unit.padEnd(8)} ${verdict}`);
}

async function reportCalls(largeSide: Side, smallSide: Side): Promise<void> {
  console.log(`${"call, median ms".padEnd(30)}    small    large  ratio`);
  const found = await compareCalls([smallSide, largeSide]);
  for (const { name, smallMs, largeMs, ratio } of found)
    console.log(
      `${name.padEnd(30)} ${smallMs.toFixed(1).padStart(8)} ${largeMs.toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(6)}`,
    );
  const worst = Math.max(...found.map(({ ratio }) => ratio));
  report("worst ratio of a person's call", worst, "times", limits.ratio);
}

async function reportAdmins(instance: Instance): Promise<void> {
  for (const { name, ms } of await timeAdmins(instance))
    report(`${name}, three at once`, ms, "ms", limits.reportMs);
}

type Stops = (() => Promise<void> | void)[];

async function reportTide(
  world: ScaleWorld,
  both: Instance,
  sink: MailSink,
  readers: number,
): Promise<void> {
  const tide = await remindOfTide(world, both, sink, readers);
  report(`one tide, told of ${tide.readers}`, tide.mails, "mails");
  report("all told after", tide.minutes, "minutes", limits.tideMinutes);
  report("others' p99 meanwhile", tide.othersP99, "ms", limits.othersP99);
  report("event loop held at most", tide.heldMs, "ms", limits.heldMs);
  report("memory grew by", tide.growthMegabytes, "MB", limits.growth);
}

async function reportLicenses(world: ScaleWorld, sink: MailSink, readers: number): Promise<void> {
  const licenses = await remindOfLicenses(world, sink, readers);
  report(`licenses, holders told of ${licenses.holders}`, licenses.told, "mails");
  report("licenses, not told", licenses.holders - licenses.told, "mails", 0);
  report("licenses, told twice", licenses.twice, "mails", 0);
  report("licenses, a mail repeated under its id", licenses.repeated, "mails", smtpConnections);
  report("licenses, all told after", licenses.minutes, "minutes");
}

async function reportKeeping(world: ScaleWorld): Promise<void> {
  const kept = await backUpAndRestore(world, (text) => console.error(text));
  report("backup", kept.backupSeconds, "s", limits.backupSeconds);
  report("backup, temporary files", kept.temporaryMegabytes, "MB", 1000);
  report("restore", kept.restoreSeconds, "s", limits.restoreSeconds);
}

async function rehearse(stops: Stops): Promise<void> {
  buildIfChanged();
  const sink = await startMailSink();
  stops.push(() => sink.close());
  const payments = await startStripeList();
  stops.push(() => payments.close());
  const outside = { mails: sink.url, payments: payments.url };
  const open = async (size: typeof large, keptIn?: string) => {
    const begun = performance.now();
    const world = await openWorld(size, outside, (text) => console.error(text), keptIn);
    stops.push(() => world.stop());
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `${size.accounts} accounts, ${size.catches} catches: ${(await world.database.gigabytes()).toFixed(2)} GB, filled in ${seconds.toFixed(0)} s`,
    );
    return world;
  };
  const world = await open(large, values.database);
  if (parts.has("calls")) {
    const smallWorld = await open(small);
    const smallWeb = await smallWorld.startInstance("web");
    const web = await world.startInstance("web");
    await reportCalls([world, web], [smallWorld, smallWeb]);
    await smallWeb.end("SIGTERM");
    await web.end("SIGTERM");
  }
  if (parts.has("admins")) {
    const web = await world.startInstance("web");
    await reportAdmins(web);
    await web.end("SIGTERM");
  }
  if (parts.has("tide") || parts.has("licenses")) {
    const both = await world.startInstance("both");
    const readers = Math.floor(world.size.accounts / 2);
    if (parts.has("tide")) await reportTide(world, both, sink, readers);
    if (parts.has("licenses")) await reportLicenses(world, sink, readers);
    await both.end("SIGTERM");
  }
  if (parts.has("reconciliation")) await reportReconciliation(world, payments);
  if (parts.has("backup")) await reportKeeping(world);
}

async function reportReconciliation(world: ScaleWorld, payments: StripeList): Promise<void> {
  const reconciled = await reconcilePayers(world, payments);
  report(
    `reconciliation of ${reconciled.payers}`,
    reconciled.seconds,
    "s",
    limits.reconcileSeconds,
  );
  report("reconciliation, not current after it", reconciled.payers - reconciled.current, "rows", 0);
  report("reconciliation, event loop held at most", reconciled.heldMs, "ms", limits.heldMs);
}

if (values.help) console.log(usage);
else if (unknownParts.length > 0) {
  console.error(
    `--only does not know ${unknownParts.join(", ")}: it takes ${allParts.join(", ")}.`,
  );
  process.exitCode = 2;
} else {
  const stops: Stops = [];
  try {
    await rehearse(stops);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
  if (faults > 0) process.exitCode = 1;
}
