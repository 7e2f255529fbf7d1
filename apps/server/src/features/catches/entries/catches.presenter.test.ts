import { readFileSync } from "node:fs";
import { join } from "node:path";
import { logCatch, logQuickCatch } from "@striper/contract/catches";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  contentHash,
  contentOfQuickEntry,
} from "#server/features/catches/entries/catches.presenter.ts";

/** Requests with the hashes stored before fields were derived from a table. */
const storedHashes = z.array(
  z.object({ form: z.enum(["log-book", "quick"]), sent: z.unknown(), hash: z.string() }),
);

function hashOfRequest({ form, sent }: z.output<typeof storedHashes>[number]): string {
  if (form === "log-book") {
    const { catch_id: _, date_caught = null, ...content } = logCatch.body.parse(sent);
    return contentHash({ ...content, date_caught }).toString("hex");
  }
  return contentHash(contentOfQuickEntry(logQuickCatch.body.parse(sent))).toString("hex");
}

test("a request has the same content hash as when it was first stored", () => {
  const path = join(import.meta.dirname, "testing/content-hashes.json");
  const stored = storedHashes.parse(JSON.parse(readFileSync(path, "utf8")));
  expect(stored.length).toBeGreaterThan(40);
  expect(stored.map(hashOfRequest)).toEqual(stored.map(({ hash }) => hash));
});
