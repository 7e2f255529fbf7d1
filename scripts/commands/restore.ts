/** `npm run restore -- FILE` replaces the present data with a backup. */
import { BackupError, DatabaseError, MasterKeyError, restore } from "@striper/server/backup";
import { withFile, withSettings } from "./support/operator.ts";

const usage = `usage: restore FILE [--overwrite]

Restores what backup wrote, into the database and files of the settings in the environment or .env.
Stop every server first. Without --overwrite nothing is done where there is a database already.`;

const given = process.argv.slice(2);
const overwrite = given.includes("--overwrite");
const named = given.filter((argument) => argument !== "--overwrite");

await withFile(named, usage, (file) =>
  withSettings([BackupError, DatabaseError, MasterKeyError], async (settings, resolvePath) => {
    const { taken_at, tables, files } = await restore(settings, resolvePath(file), overwrite);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored as of ${taken_at}: ${rows} rows of ${tables.length} tables, ${files} files.`,
    );
  }),
);
