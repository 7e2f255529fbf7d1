// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type SignEntry, signEntries, signLegend, signSize } from "#web/app/map/sign-entries.ts";
import { fitCanvas } from "#web/ui/basemap/overlay/fit-canvas.ts";
import { boundaries, mapSigns } from "#web/ui/basemap/overlay/map-signs.ts";

const sources = {
  ...import.meta.glob<string>("./**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../../ui/basemap/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

let painted = 0;

beforeEach(() => {
  vi.stubGlobal(
    "Path2D",
    class {
      moveTo() {}
      lineTo() {}
      arc() {}
      rect() {}
      closePath() {}
    },
  );
  const paint = () => (painted += 1);
  const nothing = () => undefined;
  const painting: Record<string, unknown> = { stroke: paint, fill: paint, fillText: paint };
  const context = new Proxy(painting, { get: (target, name) => target[String(name)] ?? nothing });
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", {
    configurable: true,
    value: () => context,
  });
});

function timesPainted({ draw }: SignEntry): number {
  painted = 0;
  const context = fitCanvas(document.createElement("canvas"), signSize);
  if (context !== null) draw({ context, palette: { mode: "day", color: (token) => token } });
  return painted;
}

describe("what the symbols mean", () => {
  test("is told for every sign that the map draws", () => {
    expect(Object.keys(signLegend).toSorted()).toEqual(Object.keys(mapSigns).toSorted());
    for (const entries of Object.values(signLegend)) expect(entries).not.toHaveLength(0);
    expect(signLegend.boundary).toHaveLength(Object.keys(boundaries).length);
  });

  test.each(signEntries)("is shown beside its drawing: $meaning", (entry) => {
    expect(timesPainted(entry)).toBeGreaterThan(0);
  });

  test("is said once each", () => {
    const meanings = signEntries.map(({ meaning }) => meaning);
    expect(new Set(meanings).size).toBe(meanings.length);
  });

  // A painter with its own sign would leave it out of the legend.
  test("covers what is drawn on the map: only the table strokes and fills, beside land and edge", () => {
    const drawing = Object.entries(sources).flatMap(([path, source]) =>
      /\b(?:drawShape|shapePath)\(|\.(?:arc|stroke|fill|fillRect)\(/u.test(source)
        ? [path.slice(path.lastIndexOf("/") + 1)]
        : [],
    );
    expect(drawing.toSorted()).toEqual(["map-signs.ts", "plain-ground.ts", "symbols.ts"]);
  });
});
