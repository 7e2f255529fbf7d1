/** Unpacks and checks archives in a separate process. Started and ended by `archive-readers.ts`. */
import { listsOfChats } from "#server/features/assistant/chats/chats-format.ts";
import { listsOfLog } from "#server/features/catches/archive/log-format.ts";
import { listsOfPlans } from "#server/features/float-plans/archive/plans-format.ts";
import { listsOfLicenses } from "#server/features/licenses/archive/licenses-format.ts";
import { listsOfSpots } from "#server/features/spots/spots-format.ts";
import { listsOfAlerts } from "#server/features/tides/alerts/alerts-format.ts";
import { serveArchives } from "#server/platform/account-data/reading/serve-archives.ts";

serveArchives([
  ...listsOfLog,
  ...listsOfSpots,
  ...listsOfLicenses,
  ...listsOfAlerts,
  ...listsOfPlans,
  ...listsOfChats,
]);
