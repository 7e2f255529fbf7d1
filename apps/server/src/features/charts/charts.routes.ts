import { Readable } from "node:stream";
import {
  chartArchive,
  chartCellFile,
  chartIndex,
  chartsInUse,
} from "@striper/contract/chart-cells";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type ChartShelf, immutableCaching } from "#server/features/charts/chart-shelf.ts";
import { presentChartsInUse } from "#server/features/charts/charts-in-use.ts";
import type { FetchingState } from "#server/features/charts/fetching/fetching-state.ts";
import { createAnswerCache } from "#server/http/answers/answer-cache.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import { byteRangeOf } from "#server/http/request/byte-range.ts";
import type { Clock } from "#server/platform/clock/clock.ts";

const noCharts = () =>
  new AppError("not_found", { message: "There are no electronic charts on this server." });
const replaced = () =>
  new AppError("not_found", { message: "This chart has been replaced by a newer one." });

/** Opens the file first: it stays readable to its end even if a newer chart replaces it. */
async function sendArchive(
  shelf: ChartShelf,
  file: string,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable> {
  const opening = shelf.openArchive(file);
  if (opening === undefined) throw replaced();
  const handle = await opening;
  try {
    const { size } = await handle.stat();
    const etag = `"${file}"`;
    // If-Range (RFC 9110, section 13.1.5): a range of a different file would be useless.
    const asked = [undefined, etag].includes(headers["if-range"]?.toString()) && method === "GET";
    const range = asked ? byteRangeOf(headers.range, size) : null;
    const { start, end } = range ?? { start: 0, end: size - 1 };
    reply.headers({ "accept-ranges": "bytes", "cache-control": immutableCaching, etag });
    if (headers["if-none-match"] === etag) {
      await handle.close();
      reply.code(304);
      return Readable.from([]);
    }
    reply.header("content-length", end - start + 1);
    if (range !== null) reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`);
    if (method === "GET") return handle.createReadStream({ start, end });
    await handle.close();
    return Readable.from([]);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

export interface ChartsDependencies {
  readonly shelf: ChartShelf;
  readonly clock: Clock;
  readonly fetching: (() => FetchingState) | undefined;
}

export function bindCharts(bind: Binder, { shelf, clock, fetching }: ChartsDependencies): void {
  bind.cached(
    chartIndex,
    createAnswerCache({
      endpoint: chartIndex,
      now: () => clock.now(),
      revision: shelf.revision,
      answer() {
        const index = shelf.index();
        if (index === null) throw noCharts();
        return index;
      },
    }),
  );
  bind.cached(chartCellFile, ({ params }) => {
    const answer = shelf.cellFile(params.file);
    if (answer === undefined) throw replaced();
    return answer;
  });
  bind.open(chartArchive, ({ params, request, reply }) =>
    sendArchive(shelf, params.file, request, reply),
  );
  bind.signedIn(chartsInUse, () => presentChartsInUse(shelf, fetching));
}
