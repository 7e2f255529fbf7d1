/** `npm run admin-link` prints a link that makes the first admin, even while the server runs. */
import {
  DatabaseError,
  makeFirstAdminLink,
  openDatabase,
  systemClock as clock,
} from "@striper/server/backup";
import { withSettings } from "./support/operator.ts";

await withSettings([DatabaseError], async ({ config, log }) => {
  const { databaseUrl, databaseDirectUrl, dataDir, publicUrl } = config;
  const database = await openDatabase({
    databaseUrl: databaseDirectUrl ?? databaseUrl,
    dataDir,
    log,
    asItIs: true,
    joinRunning: true,
    poolSize: 1,
  });
  try {
    const link = await makeFirstAdminLink({ orm: database.orm, clock, publicUrl });
    console.log(link ?? "There is an admin already, who makes others.");
  } finally {
    await database.close();
  }
});
