import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod/mini";

const validators = z.object({ etag: z.nullable(z.string()), lastModified: z.nullable(z.string()) });

const fetchingState = z.object({
  /** Times of the last attempt and the last complete success, in UTC epoch milliseconds. */
  attemptedAt: z.nullable(z.number()),
  completedAt: z.nullable(z.number()),
  faults: z.array(z.string()),
  /** Validators by fetched cell, saved after each cell so that an interrupted run can continue. */
  cells: z.record(z.string(), validators),
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

/** An unreadable file counts as missing, so that everything is fetched again. */
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
