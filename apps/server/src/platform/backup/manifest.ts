import * as z from "zod/mini";

/** Increased when an older reader would misread the new format. */
export const backupFormat = 1;
export const manifestPath = "manifest.json";

export const tablePath = (table: string): string => `database/${table}.jsonl`;
export const filePath = (key: string): string => `files/${key}`;
/** Path of the data folder's master key, without which stored licenses cannot be decrypted. */
export const masterKeyPath = "keys/files.key";

const entry = z.object({ bytes: z.number(), sha256: z.string() });
export type EntryDigest = z.infer<typeof entry>;

export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  version: z.string(),
  /** Time of the snapshot by the database's clock. */
  taken_at: z.string(),
  /** Migrations that the database had run. Restoring runs the same ones. */
  migrations: z.array(z.string()),
  /** Ordered so that no row refers to a later table. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string() })),
  files: z.number(),
  files_gone: z.number(),
  has_master_key: z.boolean(),
  /** Digest of every other entry, by its path in the archive. */
  entries: z.record(z.string(), entry),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Thrown when a backup or a restoration fails. The message is for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
