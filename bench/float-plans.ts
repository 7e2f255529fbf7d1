/**
 * npx tsx bench/float-plans.ts: a look for overdue float plans among 100,000 that run (target: under
 * 1 s with 100 of them overdue, read from the index alone).
 */
import { measureFloatPlans } from "@striper/server/testing/benches/float-plans";

const targetMilliseconds = 1000;
const { looks, sent, findPlan } = await measureFloatPlans(100_000, [0, 1, 100, 1000]);
console.log("a look among 100,000 running float plans, ms");
for (const [due, milliseconds] of Object.entries(looks))
  console.log(`${due} overdue  ${milliseconds.toFixed(0)}`);
const isIndexOnly = findPlan.some((line) => line.includes("Index Only Scan"));
console.log(`mails sent: ${sent}; found from the index alone: ${isIndexOnly ? "yes" : "no"}`);
for (const line of findPlan) console.log(`  ${line}`);
if ((looks[100] ?? Infinity) >= targetMilliseconds || !isIndexOnly || sent !== 1101)
  process.exitCode = 1;
