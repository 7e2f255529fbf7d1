/** What GDAL reads of cells itself, with a point-in-polygon test that is not the product's. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCells, startGdal } from "@striper/server/chart-conversion";
import * as z from "zod/mini";

export type Ring = readonly (readonly number[])[];
export interface Polygon {
  readonly rings: readonly Ring[];
  readonly kind: string;
  readonly from: number | null;
  readonly to: number | null;
}

const polygonSchema = z.object({
  type: z.literal("Polygon"),
  coordinates: z.array(z.array(z.array(z.number()))),
});
const lineSchema = z.object({
  type: z.literal("LineString"),
  coordinates: z.array(z.array(z.number())),
});

const pointSchema = z.object({
  type: z.literal("Point"),
  coordinates: z.array(z.number()),
});

const numberOrNull = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** A fixed sequence in [0, 1), so that every run asks the same questions. */
export function* sequence(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 16_807) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** Winding number: not the rule that the product uses. */
function isInRing(ring: Ring, x: number, y: number): boolean {
  let winding = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [x0 = 0, y0 = 0] = ring[at - 1] ?? [];
    const [x1 = 0, y1 = 0] = ring[at] ?? [];
    const side = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0);
    if (y0 <= y && y1 > y && side > 0) winding += 1;
    if (y0 > y && y1 <= y && side < 0) winding -= 1;
  }
  return winding !== 0;
}

export const isIn = ({ rings }: Pick<Polygon, "rings">, x: number, y: number): boolean =>
  rings.every((ring, index) => isInRing(ring, x, y) === (index === 0));

const kinds = { DEPARE: "depth-area", DRGARE: "dredged", LNDARE: "land", UNSARE: "unsurveyed" };

export interface Direct {
  readonly name: string;
  readonly coverage: readonly Polygon[];
  readonly areas: readonly Polygon[];
  /** Wrecks, rocks and obstructions that are points. */
  readonly dangers: readonly {
    readonly x: number;
    readonly y: number;
    readonly depth: number | null;
  }[];
  readonly contours: readonly { readonly depth: number; readonly line: Ring }[];
}

export async function readDirectly(enc: string): Promise<readonly Direct[]> {
  const folder = mkdtempSync(join(tmpdir(), "charts-"));
  try {
    const gdal = await startGdal(folder);
    const all: Direct[] = [];
    for (const { name, base } of findCells([enc], [])) {
      const source = await gdal.openCell(base);
      const polygons = async (layer: string, kind: string): Promise<Polygon[]> => {
        const features = source.layers.includes(layer) ? await source.read(layer) : [];
        return features.flatMap(({ properties, geometry }) => {
          const polygon = polygonSchema.safeParse(geometry).data;
          const from = numberOrNull(properties["DRVAL1"]);
          const to = numberOrNull(properties["DRVAL2"]);
          const isCovered = layer !== "M_COVR" || properties["CATCOV"] === 1;
          return polygon === undefined || !isCovered
            ? []
            : [{ rings: polygon.coordinates, kind, from, to }];
        });
      };
      const areas: Polygon[] = [];
      for (const [layer, kind] of Object.entries(kinds))
        areas.push(...(await polygons(layer, kind)));
      const layers = ["WRECKS", "OBSTRN", "UWTROC"].filter((one) => source.layers.includes(one));
      const marks = (await Promise.all(layers.map((layer) => source.read(layer)))).flat();
      const dangers = marks.flatMap(({ properties, geometry }) => {
        const [x, y] = pointSchema.safeParse(geometry).data?.coordinates ?? [];
        const depth = numberOrNull(properties["VALSOU"]);
        return x === undefined || y === undefined ? [] : [{ x, y, depth }];
      });
      const contours = (await source.read("DEPCNT")).flatMap(({ properties, geometry }) => {
        const line = lineSchema.safeParse(geometry).data?.coordinates;
        return line === undefined ? [] : [{ depth: Number(properties["VALDCO"]), line }];
      });
      all.push({ name, coverage: await polygons("M_COVR", "coverage"), areas, dangers, contours });
    }
    return all;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
