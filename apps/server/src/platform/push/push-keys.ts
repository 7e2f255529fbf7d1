import { readFile } from "node:fs/promises";
import { join } from "node:path";
import webPush from "web-push";
import * as z from "zod/mini";
import { writeDurably } from "#server/platform/blob-storage/durable-file.ts";

const pushKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Shows push services that messages come from this installation (VAPID, RFC 8292). Base64url. */
export type PushKeys = Readonly<z.infer<typeof pushKeys>>;

export const pushKeysFile = (folder: string): string => join(folder, "push.json");

async function* newKeys(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(webPush.generateVAPIDKeys())}\n`);
}

const readKeys = async (path: string): Promise<PushKeys> =>
  pushKeys.parse(JSON.parse(await readFile(path, "utf8")));

/** Those that were configured, else those of the data folder, made when they are first needed. */
export async function openPushKeys(
  folder: string,
  configured: PushKeys | undefined,
): Promise<PushKeys> {
  if (configured !== undefined) return configured;
  const path = pushKeysFile(folder);
  // Of processes that start together one writes the keys, and all read them.
  await writeDurably({ path, temporaryFolder: folder, content: newKeys(), keepExisting: true });
  return readKeys(path);
}
