import { describe, expect, test } from "vitest";
import type { GpxContent } from "#web/platform/gpx/gpx-elements.ts";
import { gpxMaxBytes, gpxMaxElements, readGpx, readGpxFile } from "#web/platform/gpx/read-gpx.ts";

const gpx = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;

async function contentOf(text: string): Promise<GpxContent> {
  const reading = await readGpx(text);
  if (reading.kind !== "content") throw new Error(reading.kind);
  return reading.content;
}

const place = { latitude: 42.3397, longitude: -70.9547 };

describe("the GPX of other programs", () => {
  test("is read from Garmin, which adds a time, a symbol and extensions and repeats texts", async () => {
    const text = gpx(`<metadata><name>not a waypoint</name></metadata>
      <wpt lat="42.3397" lon="-70.9547"><ele>-3.2</ele><time>2026-06-13T09:12:30Z</time><name>LEDGE 12</name>
      <cmt>20 ft, rocks</cmt><desc>20 ft, rocks</desc><sym>Fishing Area</sym>
      <extensions><gpxx:WaypointExtension xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3">
      <gpxx:Name>inner</gpxx:Name></gpxx:WaypointExtension></extensions></wpt>`);
    const { waypoints } = await contentOf(text);
    expect(waypoints).toEqual([{ position: place, name: "LEDGE 12", notes: "20 ft, rocks" }]);
  });

  test("is read from onX, which prefixes every element and adds colors, icons and emoji", async () => {
    const text = `\uFEFF<g:gpx xmlns:g="http://www.topografix.com/GPX/1/1" xmlns:onx="https://wwww.onxmaps.com/">
      <g:wpt lon='-70.9547' lat=' +42.3397 '><g:name>🐟 Tom&apos;s &#38; Ann &lt;reef&gt;</g:name>
      <g:extensions><onx:icon>Fish</onx:icon><onx:color>rgba(255,0,0,1)</onx:color></g:extensions></g:wpt></g:gpx>`;
    const { waypoints } = await contentOf(text);
    expect(waypoints).toEqual([{ position: place, name: "🐟 Tom's & Ann <reef>", notes: null }]);
  });

  test.each([
    'lat="91" lon="0"',
    'lat="42" lon="-181"',
    'lat="" lon=""',
    'lat="4e1" lon="-70"',
    'lat="42,34" lon="-70,95"',
    'lat="0.0" lon="0"',
    'lat="NaN" lon="Infinity"',
    'lon="-70.9"',
    "",
  ])("a waypoint at %s has no position", async (attributes) => {
    const { waypoints } = await contentOf(gpx(`<wpt ${attributes}><name>a</name></wpt>`));
    expect(waypoints).toEqual([{ position: null, name: "a", notes: null }]);
  });
});

describe("an invalid GPX file is refused as a whole", () => {
  test.each([
    ["", "broken"],
    ["not xml", "broken"],
    ["<kml></kml>", "not-gpx"],
    ["<!DOCTYPE gpx><gpx/>", "declares-types"],
    [
      '<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><gpx><wpt><name>&b;</name></wpt></gpx>',
      "declares-types",
    ],
    ['<!DOCTYPE gpx SYSTEM "file:///etc/passwd"><gpx/>', "declares-types"],
    [gpx("<wpt><name>&unknown;</name></wpt>"), "broken"],
    [gpx("<wpt></trk>"), "broken"],
    [gpx("<wpt><name>a</name></wpt>").slice(0, -4), "broken"],
    [gpx("<a>".repeat(40) + "</a>".repeat(40)), "too-many"],
    [gpx("<a/>".repeat(gpxMaxElements)), "too-many"],
  ])("%.60s", async (text, kind) => {
    expect((await readGpx(text)).kind).toBe(kind);
  });

  test("with the line in which it breaks off", async () => {
    expect(await readGpx("<gpx>\n<wpt>\n</gpx>")).toEqual({ kind: "broken", line: 3 });
  });

  test("when it is a picture or too large to read", async () => {
    expect(await readGpxFile(new File(["\u0089PNG\0\0"], "a.gpx"))).toEqual({ kind: "not-gpx" });
    const large = new File([new Uint8Array(gpxMaxBytes + 1)], "b.gpx");
    expect(await readGpxFile(large)).toEqual({ kind: "too-large" });
  });
});
