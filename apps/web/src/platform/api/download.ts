import type { Endpoint } from "@striper/contract/endpoint";
import { OfflineError, TimeoutError } from "#web/platform/api/api-errors.ts";
import { exchange, failureOf, type CallInput } from "#web/platform/api/api-client.ts";
import { readerOf } from "#web/platform/api/body-reader.ts";
import { readToken } from "#web/platform/session.ts";

/** Time without new data after which a download fails, ms. */
const stalledAfter = 60_000;

export interface Progress {
  readonly receivedBytes: number;
  readonly totalBytes: number | null;
}

interface DownloadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress: (progress: Progress) => void;
}

type Schema = Endpoint["params"];

export async function download<P extends Schema, Q extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, Endpoint["body"], R>,
  input: Pick<CallInput<P, Q, Endpoint["body"]>, "params" | "query">,
  { signal, onProgress }: DownloadOptions,
): Promise<Blob> {
  const token = readToken();
  const stall = watchForStall();
  try {
    const response = await exchange(endpoint, input, token, { signal, timer: stall.signal });
    if (!response.ok) throw await failureOf(endpoint, response, token);
    const chunks = await readChunks(response, (receivedBytes) => {
      stall.moved();
      onProgress({ receivedBytes, totalBytes: totalOf(response) });
    });
    return new Blob(chunks, { type: endpoint.responseType });
  } catch (cause) {
    if (stall.signal.aborted) throw new TimeoutError("The download stands still.", { cause });
    throw cause;
  } finally {
    stall.end();
  }
}

function watchForStall() {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let timer = setTimeout(giveUp, stalledAfter);
  return {
    signal: controller.signal,
    moved: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stalledAfter);
    },
    end: () => clearTimeout(timer),
  };
}

function totalOf(response: Response): number | null {
  const length = response.headers.get("content-length");
  // With a content encoding, the header gives the compressed length.
  return length === null || response.headers.has("content-encoding") ? null : Number(length);
}

async function readChunks(
  response: Response,
  onReceived: (bytes: number) => void,
): Promise<BlobPart[]> {
  const chunks: BlobPart[] = [];
  let received = 0;
  const reader = readerOf(response);
  if (reader === undefined) return chunks;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return chunks;
      chunks.push(value);
      received += value.byteLength;
      onReceived(received);
    }
  } catch (cause) {
    throw new OfflineError("The connection broke off.", { cause });
  }
}
