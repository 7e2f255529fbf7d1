import type { ChartIndex } from "@striper/contract/chart-cells";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  answersFor,
  bytesOf,
  everywhere,
  filesFor,
  storeFiles,
  missingOf,
} from "#web/features/charts/offline/store-charts.ts";
import { chartName, stubCaches } from "#web/features/charts/offline/testing/stub-caches.ts";

const origin = "https://striper.example";
/** Two neighboring cells. Another `edition` changes their files. */
async function charts(edition = 1) {
  const texts = { archive: `tiles ${edition}`.repeat(50), west: "west", east: `east ${edition}` };
  const tiles = {
    file: await chartName("US5BOSCC", "pmtiles", texts.archive),
    bytes: texts.archive.length,
  };
  const cell = async (name: string, text: string, box: [number, number, number, number]) => ({
    name,
    edition,
    update: 0,
    issued: "2026-01-08",
    scale: 12_000,
    file: await chartName(name, "json", text),
    bytes: text.length,
    box,
    tiles: name === "US5BOSCC" ? tiles : null,
  });
  const index: ChartIndex = {
    version: 2,
    cells: [
      await cell("US5BOSCC", texts.west, [-71_100_000, 42_300_000, -71_025_000, 42_375_000]),
      await cell("US5BOSCD", texts.east, [-71_025_000, 42_300_000, -70_950_000, 42_375_000]),
    ],
  };
  const [west, east] = index.cells;
  const served = new Map([
    [tiles.file, texts.archive],
    [west?.file ?? "", texts.west],
    [east?.file ?? "", texts.east],
  ]);
  return { index, tiles, served };
}

let device = stubCaches();
let asked: string[] = [];

function serve(files: ReadonlyMap<string, string>): void {
  asked = [];
  vi.stubGlobal("fetch", (url: string) => {
    const file = url.split("/").at(-1) ?? "";
    asked.push(file);
    const text = files.get(file);
    return text === undefined
      ? Promise.reject(new TypeError("failed to fetch"))
      : Promise.resolve(new Response(text));
  });
}

/** Mimics the service worker, which answers with a kept file before asking the server. */
function answerFromKept(): void {
  const server = globalThis.fetch;
  vi.stubGlobal("fetch", async (url: string) => {
    const cache = await caches.open("charts");
    return (await cache.match(url)) ?? server(url);
  });
}

const options = () => ({
  signal: new AbortController().signal,
  onProgress: vi.fn<(bytes: number) => void>(),
});

beforeEach(() => {
  device = stubCaches();
  vi.stubGlobal("location", { origin });
});
afterEach(() => vi.unstubAllGlobals());

describe("charts stored on the device", () => {
  test("are the tiles and the cells that an area touches", async () => {
    const { index, tiles } = await charts();
    expect(filesFor(index, null)).toHaveLength(3);
    const west = filesFor(index, [-71_090_000, 42_310_000, -71_080_000, 42_320_000]);
    expect(west.map(({ file }) => file)).toEqual([tiles.file, index.cells[0]?.file]);
    expect(filesFor(index, everywhere)).toHaveLength(3);
    expect(answersFor(index, everywhere).map(({ file }) => file)).toEqual(
      index.cells.map(({ file }) => file),
    );
    expect(filesFor(index, [-60_000_000, 42_310_000, -59_000_000, 42_320_000])).toEqual([]);
  });

  test("are the harbor's without a choice, and leave out a cell that only touches it", async () => {
    const { index } = await charts();
    const [west] = index.cells;
    if (west === undefined) throw new Error("no cell");
    const box: typeof west.box = [-71_082_639, 42_033_333, -70_032_917, 42_633_611];
    const withCoast = { ...index, cells: [...index.cells, { ...west, file: "coast", box }] };
    expect(filesFor(withCoast, null)).toEqual(filesFor(index, null));
    expect(filesFor(withCoast, everywhere)).toHaveLength(5);
  });

  test("report progress up to their size, and are requested once", async () => {
    const { index, served } = await charts();
    serve(served);
    const files = filesFor(index, null);
    const one = options();
    expect(await storeFiles(files, one)).toEqual({ kind: "kept" });
    expect(one.onProgress.mock.calls.at(-1)).toEqual([bytesOf(files)]);
    expect(await missingOf(files)).toEqual([]);
    expect(await storeFiles(files, options())).toEqual({ kind: "kept" });
    expect(asked).toHaveLength(3);
  });

  test("replace old editions, fetching only changed files", async () => {
    const [old, next] = [await charts(1), await charts(2)];
    serve(old.served);
    await storeFiles(filesFor(old.index, null), options());
    serve(next.served);
    await storeFiles(filesFor(next.index, null), options());
    expect(asked).toHaveLength(2);
    expect(device.names().toSorted()).toEqual([...next.served.keys()].toSorted());
  });

  test("stay complete when a newer edition cannot be fetched", async () => {
    const [old, next] = [await charts(1), await charts(2)];
    serve(old.served);
    await storeFiles(filesFor(old.index, null), options());
    serve(new Map([...next.served].slice(0, 1)));
    expect(await storeFiles(filesFor(next.index, null), options())).toEqual({ kind: "offline" });
    expect(device.names().toSorted()).toEqual([...old.served.keys()].toSorted());
  });

  test("are stored completely or not at all on a device without room", async () => {
    const { index, served } = await charts();
    serve(served);
    device.holdAtMost(2);
    expect(await storeFiles(filesFor(index, null), options())).toEqual({ kind: "no-room" });
    expect(device.names()).toEqual([]);
  });

  test("are fetched again when one is cut short, and refused when that repeats", async () => {
    const { index, tiles, served } = await charts();
    const cut = new Map(served).set(tiles.file, "tiles");
    serve(cut);
    expect(await storeFiles(filesFor(index, null), options())).toEqual({ kind: "damaged" });
    expect(asked).toEqual([tiles.file, tiles.file]);
    expect(device.names()).toEqual([]);
  });

  test.each([
    ["cut short", "tiles"],
    ["of the right length and other content", "x".repeat(350)],
  ])("are fetched again when a stored file is %s", async (_what, spoiled) => {
    const { index, tiles, served } = await charts();
    serve(served);
    const files = filesFor(index, null);
    await storeFiles(files, options());
    device.replace(tiles.file, spoiled);
    answerFromKept();
    expect((await missingOf(files)).map(({ file }) => file)).toEqual([tiles.file]);
    expect(await storeFiles(files, options())).toEqual({ kind: "kept" });
    expect(await missingOf(files)).toEqual([]);
  });

  test("can be stopped while they are fetched", async () => {
    const { index, served } = await charts();
    serve(served);
    const stop = new AbortController();
    stop.abort();
    vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) =>
      Promise.reject(signal?.reason),
    );
    expect(await storeFiles(filesFor(index, null), { ...options(), signal: stop.signal })).toEqual({
      kind: "stopped",
    });
  });
});
