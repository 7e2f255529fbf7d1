/**
 * What was acknowledged is there, once: server, database or both are killed with -9 at random
 * moments while devices log catches and repeat what was not answered.
 * `npx tsx bench/durability.ts [kills]`; exits 1 when a catch is lost or doubled. Bounded: each
 * start may take a minute and a half.
 */
import { checkDurability } from "@striper/server/testing/benches/durability";

const [kills = 50] = process.argv.slice(2).map(Number);
const report = await checkDurability({ kills, clients: 4, say: (line) => console.log(line) });
console.table(report.kills);
const { acknowledged, repeated, lost, doubled, invented } = report;
console.table({ acknowledged, repeated, lost, doubled, invented });
if (lost + doubled + invented > 0 || acknowledged === 0) process.exitCode = 1;
