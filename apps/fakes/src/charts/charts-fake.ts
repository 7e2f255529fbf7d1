import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { ZipFile } from "yazl";
import * as z from "zod/mini";
import type { Controls, Fake } from "#fakes/fake.ts";
import { standInHeader } from "#fakes/payload-modes.ts";

const cellsFolder = join(import.meta.dirname, "../../../../data/charts/ENC_ROOT");

/** Bounds of each cell: west, south, east, north. */
const boxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
  US5BOSCC: [-71.1, 42.3, -71.025, 42.375],
  US5BOSCD: [-71.025, 42.3, -70.95, 42.375],
  US5BOSDC: [-71.1, 42.375, -71.025, 42.45],
  US5MA12M: [-71.073, 42.219, -70.738, 42.328],
};
/** Cells of other waters and of small scales, which the product must not request. */
const others: typeof boxes = {
  US5NYCBF: [-74.1, 40.6, -74.025, 40.675],
  US2EC04M: [-74, 40, -64, 46],
};

const modes = [
  /** Before the newest updates were published. */
  "earlier",
  "missing",
  "endless",
  /** A page that asks for a password, as a network of a hotel answers. */
  "login-page",
  /** An archive with half a cell in it. */
  "damaged",
  /** Bytes of the archive that are not what its checksum says. */
  "wrong-checksum",
  /** A catalogue that ends in the middle. */
  "half-catalogue",
] as const;

const loginPage = "<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>";

function dataSet(name: string, [west, south, east, north]: readonly number[]): string {
  const corners = [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
    [south, west],
  ];
  return `<composedOf><DS_DataSet><has><MD_Metadata><identificationInfo><MD_DataIdentification>
<citation><CI_Citation><title><gco:CharacterString>${name}</gco:CharacterString></title></CI_Citation></citation>
<extent><EX_Extent><geographicElement><EX_BoundingPolygon><polygon><gml:Polygon><gml:exterior><gml:LinearRing>
${corners.map((corner) => `<gml:pos>${corner.join(" ")}</gml:pos>`).join("\n")}
</gml:LinearRing></gml:exterior></gml:Polygon></polygon></EX_BoundingPolygon></geographicElement></EX_Extent></extent>
</MD_DataIdentification></identificationInfo></MD_Metadata></has></DS_DataSet></composedOf>`;
}

function catalogue(mode: string): string {
  const sets = Object.entries({ ...boxes, ...others }).map(([name, box]) => dataSet(name, box));
  const text = `<?xml version="1.0"?><!-- STAND-IN, not real data -->
<DS_Series xmlns="http://www.isotc211.org/2005/gmd" xmlns:gco="http://www.isotc211.org/2005/gco" xmlns:gml="http://www.opengis.net/gml/3.2">
${sets.join("\n")}
</DS_Series>
`;
  return mode === "half-catalogue" ? text.slice(0, text.length / 2) : text;
}

function filesOf(cell: string, mode: string): readonly (readonly [string, Buffer])[] {
  const folder = join(cellsFolder, cell);
  const names = readdirSync(folder).toSorted();
  const updates = names.filter((name) => /\.\d{3}$/u.test(name));
  const newest = updates.length > 1 ? updates.at(-1) : undefined;
  return names
    .filter((name) => mode !== "earlier" || name !== newest)
    .map((name): readonly [string, Buffer] => {
      const bytes = readFileSync(join(folder, name));
      const isHalf = mode === "damaged" && name.endsWith(".000");
      return [name, isHalf ? bytes.subarray(0, bytes.length / 2) : bytes];
    });
}

async function zipOf(cell: string, mode: string): Promise<Buffer> {
  const zip = new ZipFile();
  const compress = mode !== "wrong-checksum";
  for (const [name, bytes] of filesOf(cell, mode))
    zip.addBuffer(bytes, `ENC_ROOT/${cell}/${name}`, { mtime: new Date(0), compress });
  zip.end();
  const bytes = await buffer(zip.outputStream);
  const middle = Math.floor(bytes.length / 2);
  if (!compress) bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
  return bytes;
}

function* withoutEnd(): Generator<Buffer> {
  const chunk = Buffer.alloc(1024 * 1024);
  for (;;) yield chunk;
}

function register(app: FastifyInstance, { modeOf }: Controls): void {
  app.get("/ENCProdCat_19115.xml", (request, reply) =>
    reply
      .headers(standInHeader)
      .type("text/xml")
      .send(catalogue(modeOf(request))),
  );
  app.get("/:file", async (request, reply) => {
    const mode = modeOf(request);
    const { file } = z.object({ file: z.string() }).parse(request.params);
    const cell = file.replace(/\.zip$/u, "");
    void reply.headers(standInHeader);
    if (boxes[cell] === undefined || mode === "missing")
      return reply.code(404).type("text/html").send("<h1>Not Found</h1>");
    if (mode === "login-page") return reply.type("text/html").send(loginPage);
    if (mode === "endless") return reply.send(Readable.from(withoutEnd()));
    const bytes = await zipOf(cell, mode);
    const etag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`;
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.header("etag", etag).type("application/zip").send(bytes);
  });
}

/** NOAA's electronic charts: the catalogue, and an archive for each of the four cells. */
export const chartsFake: Fake = { name: "charts", modes, register };
