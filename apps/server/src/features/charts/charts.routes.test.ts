import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chartIndexFile, chartIndexSchema } from "@striper/contract/chart-cells";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readChart, replaceChart } from "#server/features/charts/chart-folder.ts";
import { builtInCharts, createTestApp } from "#server/testing/test-app.ts";
import { withMadeChart } from "#server/testing/made-chart.ts";

const index = chartIndexSchema.parse(
  JSON.parse(readFileSync(join(builtInCharts, chartIndexFile), "utf8")),
);
const [cell] = index.cells;
const cellUrl = `/api/charts/cells/${cell?.file}`;
const archiveFile = cell?.tiles?.file ?? "";
const archiveUrl = `/api/charts/archives/${archiveFile}`;
const archive = readFileSync(join(builtInCharts, archiveFile));
const immutable = "public, max-age=31536000, immutable";

describe("electronic charts", () => {
  const { server } = createTestApp();
  afterAll(() => server.close());

  test("are listed for everyone, and revalidated cheaply", async () => {
    const answer = await server.inject("/api/charts");
    expect(answer.json()).toEqual(index);
    expect(answer.headers["cache-control"]).toBe("public, max-age=0");
    const again = await server.inject({
      url: "/api/charts",
      headers: { "if-none-match": String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("are served as the listed files, compressed and immutable", async () => {
    const file = readFileSync(join(builtInCharts, cell?.file ?? ""));
    const plain = await server.inject(cellUrl);
    expect(plain.rawPayload.equals(file)).toBe(true);
    expect(plain.headers).toMatchObject({
      "cache-control": immutable,
      "content-type": "application/json",
    });
    const packed = await server.inject({ url: cellUrl, headers: { "accept-encoding": "br" } });
    expect(brotliDecompressSync(packed.rawPayload).equals(file)).toBe(true);
    expect(packed.rawPayload.byteLength).toBeLessThan(file.byteLength / 2);
  });

  test.each([
    ["US5BOSCC-0000000000.json", 404],
    ["cells.json", 400],
    ["made-from.txt", 400],
    ["..%2Fcells.json", 400],
    ["%2e%2e%2f%2e%2e%2fREADME.md", 400],
    ["US5BOSCC-4e6ec8908c.json%00", 400],
  ])("have no file %s", async (file, status) => {
    for (const folder of ["cells", "archives"]) {
      const { statusCode } = await server.inject(`/api/charts/${folder}/${file}`);
      expect(statusCode).toBe(folder === "cells" ? status : 400);
    }
    expect(
      (await server.inject("/api/charts/archives/US5BOSCC-0000000000.pmtiles")).json(),
    ).toEqual(expect.objectContaining({ message: "This chart has been replaced by a newer one." }));
  });
});

describe("the archive of tiles", () => {
  const { server } = createTestApp();
  afterAll(() => server.close());
  const ask = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    server.inject({ method, url: archiveUrl, headers });

  test("is served whole, uncompressed and immutable", async () => {
    const { statusCode, headers, rawPayload } = await ask({ "accept-encoding": "br" });
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(archive)).toBe(true);
    expect(headers).toMatchObject({
      "content-type": "application/vnd.pmtiles",
      "content-length": String(archive.length),
      "cache-control": immutable,
      "accept-ranges": "bytes",
    });
    expect(headers).not.toHaveProperty("content-encoding");
  });
});

describe("charts that the server has fetched", () => {
  let fetched = "";
  beforeAll(() => {
    fetched = mkdtempSync(join(tmpdir(), "charts-"));
  });
  afterAll(() => rmSync(fetched, { recursive: true, force: true }));

  test("replace the built-in ones at once, and are ignored when damaged", async () => {
    const { server, logged } = createTestApp({ charts: { builtIn: builtInCharts, fetched } });
    const cells = async () =>
      chartIndexSchema.parse((await server.inject("/api/charts")).json()).cells.length;
    expect(await cells()).toBe(8);
    const two = readChart(builtInCharts).cells.slice(0, 2);
    await withMadeChart(two, (made) => replaceChart(fetched, made));
    expect(await cells()).toBe(2);
    expect((await server.inject(archiveUrl)).statusCode).toBe(404);
    writeFileSync(join(fetched, chartIndexFile), '{"version":1,');
    expect(await cells()).toBe(8);
    expect(logged.map(({ msg }) => msg)).toContain("the charts in this folder cannot be used");
    await server.close();
  });

  test("are read to their end even if others replace them meanwhile", async () => {
    cpSync(builtInCharts, fetched, { recursive: true });
    const { server } = createTestApp({ charts: { builtIn: builtInCharts, fetched } });
    const url = await server.listen();
    const response = await fetch(`${url}${archiveUrl}`);
    await withMadeChart(readChart(fetched).cells, (made) => replaceChart(fetched, made));
    expect(Buffer.from(await response.arrayBuffer()).equals(archive)).toBe(true);
    await server.close();
  });

  test("are reported as missing when there are none", async () => {
    const nowhere = join(fetched, "none");
    const { server } = createTestApp({ charts: { builtIn: nowhere, fetched: nowhere } });
    const answer = await server.inject("/api/charts");
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      message: "There are no electronic charts on this server.",
    });
    await server.close();
  });
});
