import type { Endpoint, OutputOf } from "@striper/contract/endpoint";
import { readFromOutside } from "@striper/contract/validation";
import { failureOf, readJson, requestUrl, type CallInput } from "#web/platform/api/api-client.ts";
import { ContractError, OfflineError, TimeoutError } from "#web/platform/api/api-errors.ts";
import { noteReachable } from "#web/platform/online-status.ts";
import { readToken } from "#web/platform/session.ts";

/** Time without progress after which an upload fails, ms. */
const stalledAfter = 60_000;

export interface SentPart {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

interface UploadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (progress: SentPart) => void;
}

type Schema = Endpoint["params"];

interface Form {
  readonly fields: Readonly<Record<string, string | null | undefined>>;
  readonly files: Readonly<Record<string, Blob>>;
}

export type UploadInput<P extends Schema, Q extends Schema> = Form &
  Pick<CallInput<P, Q, Endpoint["body"]>, "params" | "query">;

/** Sends a form with files. It uses XMLHttpRequest, because `fetch` reports no upload progress. */
export async function upload<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
>(
  endpoint: Endpoint<P, Q, B, R>,
  input: UploadInput<P, Q>,
  options: UploadOptions = {},
): Promise<OutputOf<R>> {
  const token = readToken();
  const response = await send(endpoint, input, token, options);
  if (!response.ok) throw await failureOf(endpoint, response, token);
  const parsed = readFromOutside(endpoint.response, await readJson(response));
  if (parsed.success) return parsed.data;
  throw new ContractError(`${endpoint.method} ${endpoint.path} answered in an unknown shape`);
}

function formOf({ fields, files }: Form): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== null && value !== undefined) form.append(name, value);
  // Files come last, so that the server reads the other fields first.
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

/** Converts to a `Response`, which must not have a body with status 204 or 304. */
function responseOf(request: XMLHttpRequest): Response {
  const isEmpty = request.status === 204 || request.status === 304;
  const retryAfter = request.getResponseHeader("retry-after");
  return new Response(isEmpty ? null : request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { "retry-after": retryAfter },
  });
}

function send(
  endpoint: Endpoint,
  input: Form & { readonly params?: unknown; readonly query?: unknown },
  token: string | null,
  { signal, onProgress }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let isStalled = false;
    const giveUp = () => {
      isStalled = true;
      request.abort();
    };
    let timer = setTimeout(giveUp, stalledAfter);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, stalledAfter);
    };
    const stop = () => request.abort();
    const fail = (error: Error) => {
      if (!signal?.aborted) noteReachable(false);
      reject(error);
    };
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      moved();
      onProgress?.({ sentBytes: loaded, totalBytes: total });
    });
    request.addEventListener("load", () => {
      noteReachable(true);
      resolve(responseOf(request));
    });
    request.addEventListener("error", () => fail(new OfflineError("The server is out of reach.")));
    request.addEventListener("abort", () => {
      if (isStalled) fail(new TimeoutError("The upload stands still."));
      else fail(new DOMException("The upload was stopped.", "AbortError"));
    });
    request.addEventListener("loadend", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    });
    signal?.addEventListener("abort", stop);
    request.open(endpoint.method, requestUrl(endpoint.path, input.params, input.query));
    request.setRequestHeader("accept", "application/json");
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.send(formOf(input));
  });
}
