/** `npm run backup -- FILE` saves database and files in one file, even while the server runs. */
import { BackupError, backUp, DatabaseError, MasterKeyError } from "@striper/server/backup";
import { sizeInWords, withFile, withSettings } from "./support/operator.ts";

const usage = `usage: backup FILE      such as: npm run backup -- ../striper-2026-11-21.zip

Writes the database and all files, of the settings in the environment or .env, into one new file,
and reads it back. The file opens everything: keep it where nobody else can read it.`;

const foreseen = [BackupError, DatabaseError, MasterKeyError];

await withFile(process.argv.slice(2), usage, (file) =>
  withSettings(foreseen, async (settings, resolvePath) => {
    const path = resolvePath(file);
    const { taken_at, tables, files, files_gone, has_master_key } = await backUp(settings, path);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${path}: as of ${taken_at}, ${rows} rows of ${tables.length} tables, ${files} files, ${sizeInWords(path)}; read back and whole.`,
    );
    if (files_gone > 0)
      console.log(`${files_gone} files were removed meanwhile and are not in it.`);
    if (!has_master_key)
      console.log(
        "The key that opens stored licenses (FILES_MASTER_KEY) is not in it: keep it too.",
      );
  }),
);
