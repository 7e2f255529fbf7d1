import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod/mini";

const validators = z.object({ etag: z.nullable(z.string()), lastModified: z.nullable(z.string()) });

const fetchingState = z.object({
  /** When NOAA was asked last, and when all was well last; UTC epoch milliseconds. */
  attemptedAt: z.nullable(z.number()),
  completedAt: z.nullable(z.number()),
  /** Of the last attempt; a sentence each. */
  faults: z.array(z.string()),
  /** Metadata of each fetched cell; an interrupted run continues after the last of them. */
  cells: z.record(z.string(), validators),
  /** Some fetched cell is newer than the converted charts. */
  isConversionDue: z.boolean(),
});

export type FetchingState = z.output<typeof fetchingState>;

const nothingYet: FetchingState = {
  attemptedAt: null,
  completedAt: null,
  faults: [],
  cells: {},
  isConversionDue: false,
};

/** An unreadable file counts as missing: everything is fetched again. */
export function readFetchingState(file: string): FetchingState {
  try {
    return fetchingState.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return nothingYet;
  }
}

export function writeFetchingState(file: string, state: FetchingState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state), { flush: true });
  renameSync(`${file}.new`, file);
}
