/**
 * Reads official pages in a separate process, so that a malicious PDF or HTML page can exhaust only
 * this process. Started and ended by `page-reader.ts`.
 */
import { readOrder } from "#server/features/regulations/watch/reading/messages.ts";
import { readPage } from "#server/features/regulations/watch/reading/read-page.ts";
import { endWithServer } from "#server/platform/work/helper/end-with-server.ts";

endWithServer();
process.on("message", (message) => {
  void readPage(readOrder.parse(message)).then((answer) => process.send?.(answer));
});
