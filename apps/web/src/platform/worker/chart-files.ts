import { readByteRange } from "@striper/contract/byte-range";

export const chartCache = "charts";

export const chartFilePath = /^\/api\/charts\/(?:cells|archives)\/[\w.-]+$/;

export async function answerFrom(kept: Response, request: Request): Promise<Response | null> {
  const file = await kept.blob();
  const range = readByteRange(request.headers.get("range"), file.size);
  if (range.kind === "whole") return new Response(file, { headers: kept.headers });
  // The server explains an invalid range, and has the whole file if this copy was truncated.
  if (range.kind !== "part") return null;
  const { start, end } = range;
  const headers = new Headers(kept.headers);
  headers.set("content-range", `bytes ${start}-${end}/${file.size}`);
  headers.set("content-length", String(end - start + 1));
  return new Response(file.slice(start, end + 1), { status: 206, headers });
}

export async function cachedChartOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(chartCache);
  const kept = await cache.match(request.url);
  return (kept && (await answerFrom(kept, request))) ?? fetch(request);
}
