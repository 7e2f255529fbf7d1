/** `npm run rehearse:migrations [-- rows]`: what people wait for while large tables are migrated. */
import { parseArgs } from "node:util";
import { migrateBehindTraffic } from "@striper/server/testing/benches/migrations-behind-traffic";

const usage = `usage: rehearse:migrations [--from 0021] [rows]

Fills accounts and sessions with that many rows each (by default 100,000; 1,000,000 take 0.6 GB), and runs
the last migration, or all from the given one on, behind a reader, a writer and a transaction that is as
old as a backup's. Prints how long they waited. Exit 1 if a statement waited for a lock for longer than a
quarter of a second.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: "string" }, help: { type: "boolean", default: false } },
});

async function main(): Promise<void> {
  if (values.help) return console.log(usage);
  const [rows = 100_000] = positionals.map(Number);
  const report = await migrateBehindTraffic(rows, values.from, (text) => console.error(text));
  console.log(`${rows} accounts and sessions; ${report.migrations.join(", ")}`);
  console.log(`migrations took        ${report.seconds.toFixed(1)} s`);
  for (const [who, at] of [
    ["at rest", report.atRest],
    ["meanwhile", report.meanwhile],
  ] as const)
    for (const what of ["reader", "writer"] as const) {
      const waits = at[what];
      const figures = `p99 ${waits.p99.toFixed(1)} ms, longest ${waits.longest.toFixed(1)} ms of ${waits.count}`;
      console.log(`${`${what} ${who}`.padEnd(22)} ${figures}`);
    }
  const locked = report.meanwhile.reader.locked + report.meanwhile.writer.locked;
  console.log(`behind a lock          ${locked} ${locked === 0 ? "within" : "OVER"} 0`);
  if (locked > 0) process.exitCode = 1;
}

await main();
