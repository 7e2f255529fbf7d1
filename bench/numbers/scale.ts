import { atMost, figure, row } from "./bench.ts";
import type { Bench, Figure } from "./bench.ts";

/** With 1,000 accounts and with as many as the bench has. */
const median = (call: string): Figure =>
  figure(call, new RegExp(`^${call}\\s+(\\S+ +\\S+)`, "mu"), "ms");

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
    figure("worst ratio", row("worst ratio of a person's call"), undefined, atMost(2)),
    figure("tide told after", row("all told after"), "minutes", atMost(3)),
    figure("others' p99", row("others' p99 meanwhile"), "ms", atMost(50)),
    figure("event loop held", /^event loop held at most\s+(\S+)/mu, "ms", atMost(50)),
    figure("memory", row("memory grew by"), "MB", atMost(150)),
    figure("licenses not told", row("licenses, not told"), undefined, atMost(0)),
    figure("told twice", row("licenses, told twice"), undefined, atMost(0)),
    figure("100,000 payers reconciled in", row("reconciliation of 100000"), "s", atMost(10)),
    figure(
      "event loop held meanwhile",
      row("reconciliation, event loop held at most"),
      "ms",
      atMost(50),
    ),
    ...["figures of 30 days", "figures of a year", "search of nobody"].map((report) =>
      figure(report, row(`admin: ${report}, three at once`), "ms", atMost(500)),
    ),
    figure("backup", row("backup"), "s", atMost(300)),
    figure("temporary files", row("backup, temporary files"), "MB", atMost(1000)),
    figure("restore", row("restore"), "s", atMost(600)),
  ],
  minutes: 60,
  remark: "Each call has a row in the output.",
};
