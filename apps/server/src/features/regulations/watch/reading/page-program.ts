/**
 * The process that reads official pages: a PDF or a page of HTML made to exhaust its reader takes
 * this process with it and nothing else. Started and ended by `page-reader.ts`.
 */
import { readOrder } from "#server/features/regulations/watch/reading/messages.ts";
import { readPage } from "#server/features/regulations/watch/reading/read-page.ts";
import { endWithServer } from "#server/platform/work/helper/end-with-server.ts";

endWithServer();
process.on("message", (message) => {
  void readPage(readOrder.parse(message)).then((answer) => process.send?.(answer));
});
