import * as z from "zod/mini";

/** Increased when a reader of the older format would misread the newer one. */
export const backupFormat = 1;
export const manifestPath = "manifest.json";

export const tablePath = (table: string): string => `database/${table}.jsonl`;
export const filePath = (key: string): string => `files/${key}`;
/** The master key of the data folder; without it no stored license can be decrypted. */
export const masterKeyPath = "keys/files.key";

const entry = z.object({ bytes: z.number(), sha256: z.string() });
export type EntryDigest = z.infer<typeof entry>;

export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  /** Of the program that wrote it. */
  version: z.string(),
  /** When the rows were as they are in it, by the database's clock. */
  taken_at: z.string(),
  /** Those the database had run; restoring runs the same ones. */
  migrations: z.array(z.string()),
  /** In an order in which no row refers to one that comes later. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string() })),
  files: z.number(),
  /** Files that were removed while the backup was taken. */
  files_gone: z.number(),
  has_master_key: z.boolean(),
  /** Every other entry of the archive by its path. */
  entries: z.record(z.string(), entry),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Why a backup or a restoration failed; the message is for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
