import type { CatchContent } from "@striper/contract/catch-records";
import { blankContent } from "@striper/contract/catch-content";
import type { PhotoFacts } from "@striper/marine/photos";
import { localCatch, type LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { unsentRecord } from "#web/features/catches/log/log-writes.ts";

export const someId = (number: number): string =>
  `0198a000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** A striped bass caught in Boston at noon in June. */
export function someContent(parts: Partial<CatchContent> = {}): CatchContent {
  return { ...blankContent("Striped Bass", "2026-06-13T16:00:00.000Z"), ...parts };
}

export function someCatch(number: number, parts: Partial<CatchContent> = {}): LocalCatch {
  const content = someContent(parts);
  return localCatch(unsentRecord(someId(number), content, content.date_caught), []);
}

export const somePhoto = (number: number, facts: PhotoFacts) => ({
  id: someId(number),
  bytes: new ArrayBuffer(4),
  type: "image/jpeg",
  small: null,
  facts,
});
