export interface Segment {
  readonly zones: readonly string[];
  /** Verbatim text without the line of zone codes. */
  readonly text: string;
}

/** Matches "ANZ230-260300-" and "ANZ254>256-260300-", also across several lines. */
const zoneHeader = /^[A-Z]{2}Z\d{3}[\dA-Z>\-\s]*?-\d{6}-[ \t]*$/mu;

const number = (code: string): number => Number(code.slice(-3));

/** Expands lists and ranges: "ANZ254>256-270" is 254, 255, 256 and 270. */
export function expandZones(header: string): string[] {
  const zones: string[] = [];
  let prefix = "";
  const codes = header.replace(/\s/gu, "").replace(/-\d{6}-$/u, "");
  for (const code of codes.split("-")) {
    const [first = "", last = first] = code.split(">");
    if (/^[A-Z]{2}Z/u.test(first)) prefix = first.slice(0, 3);
    for (let zone = number(first); zone <= number(last); zone++)
      zones.push(`${prefix}${String(zone).padStart(3, "0")}`);
  }
  return zones;
}

/**
 * Returns a product's segments, or those of a single zone's text. Drops a last segment without
 * "$$", which was cut short.
 */
export function segmentsOf(product: string): Segment[] {
  const text = product.replaceAll("\r", "");
  const parts = text.split(/^\$\$[ \t]*$/mu).slice(0, -1);
  return parts.flatMap((part) => {
    const header = zoneHeader.exec(part);
    if (header === null) return [];
    const body = part.slice(header.index + header[0].length);
    return [{ zones: expandZones(header[0]), text: body.trim() }];
  });
}
