/** Saves one file after another and reports each, for a test that kills this process. */
import { systemClock } from "#server/platform/clock/clock.ts";
import { openBlobStorage } from "#server/platform/blob-storage/open-blob-storage.ts";

const [dataDir = "", ownerId = ""] = process.argv.slice(2);
const storage = await openBlobStorage(
  { dataDir, s3: undefined, masterKeys: [] },
  systemClock.now(),
);
const space = storage.space("licenses");
const content = Buffer.alloc(400_000, 7);
for (;;) {
  const key = space.newKey(ownerId);
  await space.save(key, content, content.byteLength);
  process.stdout.write(`${key}\n`);
}
