import type { ImportField, Matching } from "#web/features/catches/archive/match/fields.ts";
import type { TextTable } from "#web/features/catches/archive/read-table.ts";

/*
 * The id of an imported catch is derived from its row, so importing the same table again gives the
 * same ids. The hash is not cryptographic.
 */

const seeds = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;

/** Hashes UTF-16 units with the 32-bit mixing and finalizer of MurmurHash3. */
function hash32(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) {
    let unit = Math.imul(text.charCodeAt(at), 0xcc9e2d51);
    unit = Math.imul((unit << 15) | (unit >>> 17), 0x1b873593);
    hash ^= unit;
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
  }
  hash ^= text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns a UUID of version 8 (RFC 9562), whose bits the application defines. */
export function idOfText(text: string): string {
  const hex = seeds.map((seed) => hash32(text, seed).toString(16).padStart(8, "0")).join("");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

const ownId = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const between = "\u001F";

/**
 * Returns each row's own id when the table is from this app, otherwise one derived from its
 * content. A row that appears twice is two catches.
 */
export function rowIds(
  table: TextTable,
  matching: Pick<Matching, Extract<ImportField, "id">>,
  accountId: string,
): readonly string[] {
  const seen = new Map<string, number>();
  const given = new Set<string>();
  return table.rows.map(({ cells }) => {
    const own = matching.id === undefined ? "" : (cells[matching.id] ?? "").toLowerCase();
    if (ownId.test(own) && !given.has(own)) {
      given.add(own);
      return own;
    }
    const text = cells.join(between);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return idOfText([accountId, String(before), text].join(between));
  });
}
