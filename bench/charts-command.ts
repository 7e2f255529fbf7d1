/**
 * npx tsx bench/charts-command.ts [positions]: `npm run --silent depth` at random positions in and
 * around the charts and on the edges of cells, against what GDAL reads of the cells directly, and
 * with arguments that make no sense. Exits 1 where one differs.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Position } from "@striper/marine/geo";
import * as z from "zod/mini";
import { type Direct, isIn, readDirectly, sequence } from "./charts/read-directly.ts";

const [wanted = 100] = process.argv.slice(2).map(Number);
const root = join(import.meta.dirname, "..");
const at = "2026-06-13T09:00:00Z";
/** Around the four cells, of which the charts cover about half. */
const around = { west: -71.2, south: 42.15, width: 0.5, height: 0.35 };
/** What is that near to an edge may be either side of it: some tenths of a metre. */
const edge = 0.000_003;

const answerSchema = z.object({
  covered: z.boolean(),
  kind: z.string(),
  cell: z.nullable(z.string()),
  charted: z.nullable(
    z.union([z.literal("land"), z.object({ from: z.number(), to: z.nullable(z.number()) })]),
  ),
  predicted: z.nullable(z.object({ height: z.number() })),
  depth_now: z.nullable(z.object({ from: z.number(), to: z.nullable(z.number()) })),
  margin: z.nullable(z.number()),
});
type Answer = z.output<typeof answerSchema>;

const call = promisify(execFile);

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}
const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });

async function depth(...args: string[]): Promise<Run> {
  try {
    const run = await call("npm", ["run", "--silent", "depth", "--", ...args], { cwd: root });
    return { code: 0, ...run };
  } catch (error) {
    return failure.parse(error);
  }
}

/** The larger scales come first. */
function directly(cells: readonly Direct[], { longitude: x, latitude: y }: Position): string {
  const cell = cells.find(({ coverage }) => coverage.some((one) => isIn(one, x, y)));
  if (cell === undefined) return "not-covered";
  const area = cell.areas.find((one) => isIn(one, x, y));
  // Pontoons and hulks are areas of their own, which the direct reading leaves out.
  if (area === undefined) return `${cell.name} floating`;
  const { kind, from, to } = area;
  return kind === "land" || kind === "unsurveyed"
    ? `${cell.name} ${kind}`
    : `${cell.name} ${kind} ${from} ${to}`;
}

function told({ covered, kind, cell, charted }: Answer): string {
  if (!covered) return kind;
  if ((charted === "land") !== (kind === "land")) return "land is no land";
  return charted === null || charted === "land"
    ? `${cell} ${kind}`
    : `${cell} ${kind} ${charted.from} ${charted.to}`;
}

/** Depth now is what is charted and what is predicted; nothing has one without a margin. */
function addsUp({ charted, predicted, depth_now: now, margin }: Answer): boolean {
  if (charted === null || charted === "land") return now === null && margin === null;
  if (predicted === null || now === null || margin === null) return false;
  return Math.abs(charted.from + predicted.height - now.from) < 0.02 && margin > 0.3;
}

async function check(cells: readonly Direct[], position: Position): Promise<boolean> {
  const text = `${position.latitude.toFixed(6)},${position.longitude.toFixed(6)}`;
  const { code, stdout, stderr } = await depth(text, "--at", at);
  const answer = answerSchema.parse(JSON.parse(stdout));
  const possible = [
    [0, 0],
    ...[-edge, edge].flatMap((step) => [
      [step, 0],
      [0, step],
    ]),
  ].map(([north = 0, east = 0]) =>
    directly(cells, {
      latitude: position.latitude + north,
      longitude: position.longitude + east,
    }),
  );
  const isRight = code === 0 && possible.includes(told(answer)) && addsUp(answer);
  if (!isRight) console.log("differs", text, code, told(answer), possible, stderr);
  return isRight;
}

const nonsense = [
  [],
  ["Boston"],
  ["42.33"],
  ["95,-70"],
  ["42.33,-190"],
  ["NaN,NaN"],
  ["42.33,-70.98", "42.33,-70.98"],
  ["42.33,-70.98", "--at"],
  ["42.33,-70.98", "--at", "noon"],
  ["42.33,-70.98", "--at", "2026-02-30T09:00:00Z"],
  ["42.33,-70.98", "--at", at, "--hours", "0"],
  ["42.33,-70.98", "--at", at, "--hours", "1e9"],
  ["42.33,-70.98", "--draft", "3"],
];

const cells = await readDirectly(join(root, "data/charts/ENC_ROOT"));
const numbers = sequence(19_099);
const random = Array.from({ length: wanted }, () => ({
  latitude: around.south + around.height * numbers.next().value,
  longitude: around.west + around.width * numbers.next().value,
}));
const edges = cells.flatMap(({ coverage }) =>
  coverage.flatMap(({ rings: [ring = []] }) =>
    ring.slice(1, 6).map(([x = 0, y = 0], index) => {
      const [x0 = 0, y0 = 0] = ring[index] ?? [];
      return { latitude: (y + y0) / 2, longitude: (x + x0) / 2 };
    }),
  ),
);
const kinds = new Map<string, number>();
let differing = 0;
for (const position of [...random, ...edges]) {
  if (!(await check(cells, position))) differing += 1;
  const kind = directly(cells, position).split(" ").at(1) ?? "not-covered";
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
}
let unclear = 0;
for (const args of nonsense) {
  const { code, stdout, stderr } = await depth(...args);
  const [sentence = ""] = stderr.split("\n");
  console.log(`${code} ${JSON.stringify(args)}: ${sentence}`);
  if (code !== 1 || stdout !== "" || sentence === "") unclear += 1;
}
console.log([...kinds].map(([kind, count]) => `${kind} ${count}`).join(", "));
console.log(`${random.length} random positions and ${edges.length} on edges`);
console.log(`answers that differ: ${differing}`);
console.log(`nonsense without a sentence: ${unclear}`);
process.exitCode = differing + unclear === 0 ? 0 : 1;
