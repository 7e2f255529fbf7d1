/**
 * What the upload of a 9.9 MB photo costs the built product: `npx tsx bench/images.ts [uploads]`.
 * Memory is that of the server and of its encoder, over the server's before there is an encoder;
 * the other requests are twenty-five a second, of those that everybody makes.
 * Targets: growth under 150 MB, p99 under 50 ms.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { signUp } from "@striper/contract/accounts";
import { uploadLicense } from "@striper/contract/licenses";
import { findFreePort } from "@striper/server/testing/start-process";
import sharp from "sharp";
import { quantile } from "@striper/testkit/statistics";

const [uploads = 8] = process.argv.slice(2).map(Number);
const photoBytes = 9_900_000;
const mostGrowthMegabytes = 150;
const mostP99Ms = 50;
const server = join(import.meta.dirname, "../apps/server");

/** Of twelve megapixels, turned by its tag as phones do, in the best quality that fits. */
async function makePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 4032, height: 3024, channels: 3, background: "gray", noise } as const;
  const raw = await sharp({ create }).raw().toBuffer();
  const { width, height } = create;
  const inQuality = (quality: number): Promise<Buffer> =>
    sharp(raw, { raw: { width, height, channels: 3 } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality, chromaSubsampling: "4:2:0" })
      .toBuffer();
  let best = await inQuality(1);
  let [fits, isTooMuch] = [1, 100];
  while (isTooMuch - fits > 1) {
    const quality = Math.floor((fits + isTooMuch) / 2);
    const photo = await inQuality(quality);
    if (photo.byteLength <= photoBytes) [fits, best] = [quality, photo];
    else isTooMuch = quality;
  }
  return best;
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(20);
  }
  throw new Error(`${url} does not answer`);
}

async function joinIn(url: string): Promise<string> {
  const answer = await fetch(url + signUp.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: "bench@example.com",
      password: "a bench on the quay",
      display_name: "Bench",
    }),
  });
  return signUp.response.parse(await answer.json()).token;
}

interface Form {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** As it goes over the wire: made once, so that this program's own work delays nobody. */
async function formWith(photo: Buffer): Promise<Form> {
  const form = new FormData();
  form.append("license_type", "saltwater");
  form.append("file", new File([Uint8Array.from(photo)], "license.jpg"));
  const sent = new Response(form);
  const contentType = sent.headers.get("content-type") ?? "";
  return { body: new Uint8Array(await sent.arrayBuffer()), contentType };
}

async function upload(url: string, token: string, form: Form): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url + uploadLicense.path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": form.contentType },
    body: form.body,
  });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
  return performance.now() - startedAt;
}

const paths = [
  "/api/regulations/all",
  "/api/regulations/striped-bass",
  "/api/regulations/table",
  "/api/regulations/search/fluke",
  "/api/health",
  "/api/capabilities",
];
/** So that no path is asked more often than its limit of 300 a minute allows. */
const everyMs = 40;

/** Asks on and on while something else goes on; how long each answer took. */
async function askMeanwhile(url: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const asked: Promise<unknown>[] = [];
  const one = async (path: string): Promise<void> => {
    const startedAt = performance.now();
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.push(performance.now() - startedAt);
  };
  let turn = 0;
  // The rejection is handled at the end, where it is awaited.
  const asking = setInterval(() => {
    const path = paths[turn++ % paths.length] ?? "";
    asked.push(one(path).catch((error: unknown) => error));
  }, everyMs);
  await work.finally(() => clearInterval(asking));
  const failure = (await Promise.all(asked)).find((outcome) => outcome !== undefined);
  if (failure !== undefined) throw failure;
  return times;
}

/**
 * Of the process and of the one that encodes for it; what both have loaded is counted once. The
 * kernel takes 7 ms for a look, up to 50: other threads wait for it, not the one that measures time.
 */
async function residentMegabytes(pid: number): Promise<number> {
  const textOf = (process: number, name: string): Promise<string> =>
    readFile(`/proc/${process}/${name}`, "utf8");
  const kilobytesOf = async (process: number): Promise<number> =>
    Number(/^Pss:\s+(\d+)/mu.exec(await textOf(process, "smaps_rollup"))?.[1] ?? 0);
  const children = await textOf(pid, `task/${pid}/children`);
  let kilobytes = await kilobytesOf(pid);
  for (const child of children.split(" ").filter(Boolean).map(Number))
    if ((await textOf(child, "cmdline")).includes("encoder-program"))
      kilobytes += await kilobytesOf(child);
  return kilobytes / 1024;
}

/** The most there was since it began, looked at as often as an encoding has steps. */
function watchMemory(pid: number, before: number) {
  let peak = before;
  const over = new AbortController();
  const looking = (async (): Promise<void> => {
    while (!over.signal.aborted) {
      const now = await residentMegabytes(pid);
      peak = Math.max(peak, now);
      await delay(25);
    }
  })();
  // The rejection is handled at the end, where it is awaited.
  looking.catch(() => undefined);
  const end = async (): Promise<void> => {
    over.abort();
    await looking;
  };
  return { peak: () => peak, end };
}

const row = (name: string, ...cells: readonly string[]): void =>
  console.log(name.padEnd(34), ...cells.map((cell) => cell.padStart(14)));

async function measure(url: string, pid: number): Promise<boolean> {
  const token = await joinIn(url);
  const photo = await makePhoto();
  const form = await formWith(photo);
  const quiet = await askMeanwhile(url, delay(4000));
  const before = await residentMegabytes(pid);
  const memory = watchMemory(pid, before);

  const durations: number[] = [];
  const oneByOne = async (): Promise<void> => {
    for (let number = 0; number < uploads; number++) durations.push(await upload(url, token, form));
  };
  const busy = await askMeanwhile(url, oneByOne());
  const peakOneByOne = memory.peak();
  const crowded = await askMeanwhile(
    url,
    Promise.all(Array.from({ length: 4 }, () => upload(url, token, form))),
  );
  await memory.end();

  console.log(`photo of ${(photo.byteLength / 1e6).toFixed(2)} MB, ${uploads} uploads`);
  row("an upload, ms: median, longest", ...[0.5, 1].map((s) => quantile(durations, s).toFixed(0)));
  row("others, ms: p50, p99, longest");
  for (const [name, times] of Object.entries({
    quiet,
    "one upload at a time": busy,
    "four at once": crowded,
  }))
    row(`  ${name}`, ...[0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(1)));
  row(
    "memory, MB: before, +one, +four",
    before.toFixed(0),
    `+${(peakOneByOne - before).toFixed(0)}`,
    `+${(memory.peak() - before).toFixed(0)}`,
  );
  return peakOneByOne - before < mostGrowthMegabytes && quantile(busy, 0.99) < mostP99Ms;
}

spawnSync(process.execPath, ["build.mjs"], { cwd: server, stdio: "inherit" });
const dataDir = mkdtempSync(join(tmpdir(), "striper-bench-"));
const port = await findFreePort();
const product = spawn(process.execPath, ["dist/main.mjs"], {
  cwd: server,
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: "",
    REPORT_FEEDS: "none",
  },
  stdio: ["ignore", "ignore", "inherit"],
});
const url = `http://127.0.0.1:${port}`;
try {
  await untilReady(url);
  const isGood = await measure(url, product.pid ?? 0);
  console.log(isGood ? "within its targets" : "OFF ITS TARGETS");
  process.exitCode = isGood ? 0 : 1;
} finally {
  product.kill("SIGTERM");
  await new Promise((resolve) => product.once("exit", resolve));
  rmSync(dataDir, { recursive: true, force: true });
}
