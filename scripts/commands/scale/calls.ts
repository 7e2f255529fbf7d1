import * as accounts from "@striper/contract/accounts";
import * as admin from "@striper/contract/admin";
import * as catches from "@striper/contract/catches";
import { catchChanges } from "@striper/contract/catch-sync";
import type { Endpoint } from "@striper/contract/endpoint";
import { myLicenses } from "@striper/contract/licenses";
import { mySpots } from "@striper/contract/spots";
import { listAlerts } from "@striper/contract/tides";
import { median } from "@striper/testkit/statistics";
import type { Instance, ScaleWorld } from "./world.ts";

const samples = 40;
/** Below that the difference is the machine's. */
const leastMs = 3;

interface Kind {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly query?: string;
  readonly body?: object;
}

const ofAPerson: readonly Kind[] = [
  { name: "who am I", endpoint: accounts.currentUser },
  { name: "change a setting", endpoint: accounts.updateProfile, body: { units: "metric" } },
  { name: "devices", endpoint: accounts.listSessions },
  { name: "log a catch", endpoint: catches.logCatch, body: { species: "Striped Bass" } },
  { name: "first page of the log", endpoint: catches.myCatches },
  { name: "recent catches", endpoint: catches.recentCatches },
  { name: "figures of the log", endpoint: catches.logBookStats },
  { name: "analytics of the log", endpoint: catches.catchAnalytics, query: "?days=365" },
  { name: "records", endpoint: catches.catchRecords },
  { name: "what changed", endpoint: catchChanges },
  { name: "licenses", endpoint: myLicenses },
  { name: "tide reminders", endpoint: listAlerts },
  { name: "own spots", endpoint: mySpots },
];

const ofAdmins: readonly Kind[] = [
  { name: "admin: figures of 30 days", endpoint: admin.analytics },
  { name: "admin: figures of a year", endpoint: admin.analytics, query: "?days=366" },
  { name: "admin: newest accounts", endpoint: admin.findAccounts },
  { name: "admin: search", endpoint: admin.findAccounts, query: "?search=reader-77" },
  { name: "admin: search of nobody", endpoint: admin.findAccounts, query: "?search=nobody-77" },
  { name: "admin: audit log", endpoint: admin.auditLog },
];

/** Account 1 has a log of 10,000 catches, account 2 is an admin. */
export const adminNumber = 2;
const firstPerson = 3;

async function time(instance: Instance, kind: Kind, by: number): Promise<number> {
  const { method, path } = kind.endpoint;
  const { body, query = "" } = kind;
  const call = { method, path: `${path}${query}`, by, ...(body === undefined ? {} : { body }) };
  const { milliseconds, status } = await instance.call(call);
  if (status !== 200) throw new Error(`${kind.name} is answered with ${status}`);
  return milliseconds;
}

export interface CallFinding {
  readonly name: string;
  readonly smallMs: number;
  readonly largeMs: number;
  readonly ratio: number;
}

type Side = readonly [ScaleWorld, Instance];

/** Small and large in turn, each call by another account, so that nothing is cached for it. */
async function compare(kind: Kind, sides: readonly [Side, Side]): Promise<CallFinding> {
  const times: [number[], number[]] = [[], []];
  for (let sample = 0; sample < samples; sample++)
    for (const [place, [{ size }, instance]] of sides.entries()) {
      const by = firstPerson + Math.floor(((size.accounts - firstPerson) * sample) / samples);
      times[place]?.push(await time(instance, kind, by));
    }
  const [smallMs, largeMs] = [median(times[0]), median(times[1])];
  const ratio = Math.max(largeMs, leastMs) / Math.max(smallMs, leastMs);
  return { name: kind.name, smallMs, largeMs, ratio };
}

export async function compareCalls(sides: readonly [Side, Side]): Promise<CallFinding[]> {
  const [warmUp] = ofAPerson;
  if (warmUp !== undefined) await compare(warmUp, sides);
  const findings: CallFinding[] = [];
  for (const kind of ofAPerson) findings.push(await compare(kind, sides));
  return findings;
}

export interface AdminFinding {
  readonly name: string;
  readonly ms: number;
  /** Of others' calls while three admins ask at once. */
  readonly othersMs: number;
}

/** The slowest of three at once, and what everybody else notices of them. */
export async function timeAdmins([, instance]: Side): Promise<AdminFinding[]> {
  const findings: AdminFinding[] = [];
  const other = { method: "GET", path: accounts.currentUser.path, by: firstPerson };
  for (const kind of ofAdmins) {
    const over = new AbortController();
    const asked = Promise.all([1, 2, 3].map(() => time(instance, kind, adminNumber))).finally(() =>
      over.abort(),
    );
    // Awaited below; a refusal meanwhile must not end the process.
    asked.catch(() => undefined);
    const others: number[] = [];
    while (!over.signal.aborted) others.push((await instance.call(other)).milliseconds);
    const ms = Math.max(...(await asked));
    findings.push({ name: kind.name, ms, othersMs: Math.max(...others) });
  }
  return findings;
}

/** Of the log of 10,000 catches, the first call and the ones after it. */
export async function timeLongLog([, instance]: Side): Promise<readonly [number, number]> {
  const kind = ofAPerson.find(({ name }) => name === "figures of the log");
  if (kind === undefined) throw new Error("no such call");
  const first = await time(instance, kind, 1);
  const later: number[] = [];
  for (let sample = 0; sample < samples / 2; sample++) later.push(await time(instance, kind, 1));
  return [first, median(later)];
}
