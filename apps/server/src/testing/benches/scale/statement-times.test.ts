import { expect, test } from "vitest";
import { logServerLine } from "#server/platform/database/embedded/postgres-process.ts";
import { createStatementTimes, shortened } from "#server/testing/benches/scale/statement-times.ts";

test("the longest of each part of a statement is found under how it is shown", () => {
  const times = createStatementTimes();
  for (const line of [
    "[12] LOG:  duration: 11.5 ms  parse <unnamed>: ",
    "\t    insert into told_reminders",
    "\t      select 1",
    "[13] LOG:  duration: 60.25 ms  execute <unnamed>: ",
    "\t    insert into told_reminders",
    "\t      select 1",
    "[12] LOG:  duration: 20 ms  execute <unnamed>: ",
    "\t    insert into told_reminders",
    "\t      select 1",
    "[12] LOG:  duration: 70 ms  statement: begin read only",
    "[12] WARNING:  something else",
  ])
    logServerLine(times.log, line);
  const statement = "\n    insert into told_reminders\n      select 1";
  expect(times.longest()).toEqual(
    new Map([
      [shortened(statement), 71.75],
      ["begin read only", 70],
    ]),
  );
});
