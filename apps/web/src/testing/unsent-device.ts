import * as z from "zod/mini";
import text from "#web/testing/unsent-device.json?raw";

/*
 * The databases of the account `ann` as version 2 of the log and version 1 of the others left them,
 * with unsent writes of every kind. Never regenerate them: existing devices hold exactly this data.
 */

const index = z.object({
  name: z.string(),
  keyPath: z.union([z.string(), z.array(z.string())]),
  unique: z.boolean(),
  multiEntry: z.boolean(),
});
const dump = z.object({
  databases: z.array(
    z.object({
      name: z.string(),
      version: z.number(),
      stores: z.array(
        z.object({
          name: z.string(),
          keyPath: z.string(),
          autoIncrement: z.boolean(),
          indexes: z.array(index),
          rows: z.array(z.record(z.string(), z.unknown())),
        }),
      ),
    }),
  ),
});
type StoredDatabase = z.infer<typeof dump>["databases"][number];

const bytes = z.object({ $bytes: z.string() });

/** Bytes are written in base 64. */
function revived(_name: string, value: unknown): unknown {
  const found = bytes.safeParse(value);
  if (!found.success) return value;
  return Uint8Array.from(atob(found.data.$bytes), (one) => one.codePointAt(0) ?? 0).buffer;
}

function restore({ name, version, stores }: StoredDatabase): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.addEventListener("error", () => reject(opening.error ?? new Error(name)));
    opening.addEventListener("upgradeneeded", () => {
      for (const { name: storeName, keyPath, autoIncrement, indexes, rows } of stores) {
        const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement });
        for (const { name: indexName, keyPath: path, unique, multiEntry } of indexes)
          store.createIndex(indexName, path, { unique, multiEntry });
        for (const row of rows) store.put(row);
      }
    });
    opening.addEventListener("success", () => {
      opening.result.close();
      resolve();
    });
  });
}

/** Puts the databases on this device. */
export async function restoreUnsentDevice(): Promise<void> {
  const { databases } = dump.parse(JSON.parse(text, revived));
  for (const database of databases) await restore(database);
}
