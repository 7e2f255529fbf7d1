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
/** Differences below this are noise, ms. */
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

/** Account 1 has 10,000 catches; account 2 is an admin. */
const adminNumber = 2;
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

export type Side = readonly [ScaleWorld, Instance];

/** Alternates small and large, each call by another account, so that nothing is cached. */
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

export async function timeAdmins(
  instance: Instance,
): Promise<readonly { readonly name: string; readonly ms: number }[]> {
  const findings = [];
  for (const kind of ofAdmins) {
    const times = await Promise.all([1, 2, 3].map(() => time(instance, kind, adminNumber)));
    findings.push({ name: kind.name, ms: Math.max(...times) });
  }
  return findings;
}
