import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";

/** West, south, east, north, in degrees. */
export type Region = readonly [number, number, number, number];

/** Separates data sets; the text before the first one has no cell title. */
const end = "DS_DataSet>";
const title = /<(?:\w+:)?title>\s*<(?:\w+:)?CharacterString>\s*([A-Z0-9]{8})\s*</;
/** Latitude precedes longitude. */
const position = /<(?:\w+:)?pos>\s*(-?[\d.]+)\s+(-?[\d.]+)\s*</g;

/** The third character is the scale band; 1 and 2 are whole seas. */
const isOfCoast = (name: string): boolean => /^US[3-6]/.test(name);

function isIn([west, south, east, north]: Region, text: string): boolean {
  const points = [...text.matchAll(position)];
  const latitudes = points.map(([, latitude]) => Number(latitude));
  const longitudes = points.map(([, , longitude]) => Number(longitude));
  return (
    points.length > 2 &&
    Math.min(...longitudes) < east &&
    Math.max(...longitudes) > west &&
    Math.min(...latitudes) < north &&
    Math.max(...latitudes) > south
  );
}

/**
 * Returns the names of a region's cells in NOAA's catalogue. Reads one data set at a time, because
 * the ISO 19115 file has 50 MB.
 */
export function readCatalogue(bytes: Buffer, region: Region): readonly string[] {
  const names = new Set<string>();
  let sets = 0;
  let from = 0;
  for (let to = bytes.indexOf(end); to !== -1; to = bytes.indexOf(end, from)) {
    const text = bytes.toString("latin1", from, to);
    from = to + end.length;
    const [, name] = title.exec(text) ?? [];
    if (name === undefined) continue;
    sets += 1;
    if (isOfCoast(name) && isIn(region, text)) names.add(name);
  }
  if (sets === 0 || bytes.indexOf("DS_Series>", from) === -1)
    throw new UpstreamError("damaged", "cut short, or no catalogue");
  if (names.size === 0) throw new UpstreamError("empty", "no chart lies in the region");
  return [...names].toSorted();
}
