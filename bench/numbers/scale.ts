import { row } from "./bench.ts";
import type { Bench, Figure } from "./bench.ts";

/** With 1,000 accounts and with as many as the bench has. */
const median = (call: string): Figure => ({
  label: call,
  pattern: new RegExp(`^${call}\\s+(\\S+ +\\S+)`, "mu"),
  unit: "ms",
});

/** Kept apart: the small size and the large one are columns of one output. */
export const scale: Bench = {
  name: "scale",
  title: "1,000 accounts with 20,000 catches, then 200,000 with 8,000,000",
  command: "npm run --silent rehearse:scale -- 200000 8000000",
  target:
    "calls at most 2 times; a tide to 100,000 within 3 minutes, others' p99 50 ms, event loop held 50 ms, +150 MB; no license untold or told twice; 100,000 payers 10 s, event loop held 50 ms; reports to three admins at once 500 ms; backup 300 s, restore 600 s, temporary files 1,000 MB",
  figures: [
    median("who am I"),
    median("log a catch"),
    median("first page of the log"),
    median("what changed"),
    { label: "worst ratio", pattern: row("worst ratio of a person's call"), limit: { atMost: 2 } },
    {
      label: "tide told after",
      pattern: row("all told after"),
      unit: "minutes",
      limit: { atMost: 3 },
    },
    {
      label: "others' p99",
      pattern: row("others' p99 meanwhile"),
      unit: "ms",
      limit: { atMost: 50 },
    },
    {
      label: "event loop held",
      pattern: /^event loop held at most\s+(\S+)/mu,
      unit: "ms",
      limit: { atMost: 50 },
    },
    { label: "memory", pattern: row("memory grew by"), unit: "MB", limit: { atMost: 150 } },
    { label: "licenses not told", pattern: row("licenses, not told"), limit: { atMost: 0 } },
    { label: "told twice", pattern: row("licenses, told twice"), limit: { atMost: 0 } },
    {
      label: "100,000 payers reconciled in",
      pattern: row("reconciliation of 100000"),
      unit: "s",
      limit: { atMost: 10 },
    },
    {
      label: "event loop held meanwhile",
      pattern: row("reconciliation, event loop held at most"),
      unit: "ms",
      limit: { atMost: 50 },
    },
    ...["figures of 30 days", "figures of a year", "search of nobody"].map((report) => ({
      label: report,
      pattern: row(`admin: ${report}, three at once`),
      unit: "ms",
      limit: { atMost: 500 },
    })),
    { label: "backup", pattern: row("backup"), unit: "s", limit: { atMost: 300 } },
    {
      label: "temporary files",
      pattern: row("backup, temporary files"),
      unit: "MB",
      limit: { atMost: 1000 },
    },
    { label: "restore", pattern: row("restore"), unit: "s", limit: { atMost: 600 } },
  ],
  minutes: 60,
  remark: "Each call has a row in the output.",
};
