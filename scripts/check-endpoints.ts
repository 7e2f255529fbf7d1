/**
 * Lists contract endpoints that the server does not answer. `npx tsx scripts/check-endpoints.ts
 * [--report]` exits 1 when there are any, or 0 with `--report`.
 */
import type { Endpoint } from "@striper/contract/endpoint";
import { allEndpoints } from "@striper/contract/endpoints";
import { createTestApp } from "@striper/server/testing/test-app";

const { server, boundEndpoints } = createTestApp();
const bound = new Set<Endpoint>(boundEndpoints);
const all: [string, Endpoint][] = Object.entries(allEndpoints);
const missing = all.filter(([, endpoint]) => !bound.has(endpoint));
await server.close();

for (const [name, { method, path }] of missing)
  console.log(`${name.padEnd(36)} ${method.padEnd(6)} ${path}`);
console.log(`${all.length - missing.length} of ${all.length} calls are answered.`);
process.exitCode = missing.length === 0 || process.argv.includes("--report") ? 0 : 1;
