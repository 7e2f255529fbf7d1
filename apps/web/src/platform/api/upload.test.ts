// @vitest-environment jsdom
import { uploadLicense } from "@striper/contract/licenses";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { upload, type SentPart } from "#web/platform/api/upload.ts";
import { dropToken, saveToken, readToken } from "#web/platform/session.ts";

class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = "";
  address = "";
  body: FormData | undefined;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.end("abort");
  }
  end(kind: "load" | "error" | "abort") {
    this.dispatchEvent(new Event(kind));
    this.dispatchEvent(new Event("loadend"));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.end("load");
  }
}

const file = new File(["photo"], "front.jpg", { type: "image/jpeg" });
const seen: SentPart[] = [];
const start = (signal?: AbortSignal) => {
  const outcome = upload(
    uploadLicense,
    { query: {}, fields: { license_type: "fishing", notes: null }, files: { file } },
    { signal, onProgress: (part) => seen.push(part) },
  );
  const request = FakeRequest.last;
  if (request === undefined) throw new Error("nothing was sent");
  return { outcome, request };
};
const license = {
  license_id: "0198a000-0000-7000-8000-000000000002",
  license_type: "fishing",
  issuer: null,
  license_number: null,
  expiry_date: null,
  notes: null,
  photo_url: "",
  images: [],
  upload_date: "2026-06-13T09:00:00Z",
  is_expired: false,
  days_until_expiry: null,
  reminders: true,
};

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  saveToken("a token");
  seen.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const token = readToken();
  if (token !== null) dropToken(token);
});

describe("an upload", () => {
  test("carries the token, the given fields, and the file last", async () => {
    const { outcome, request } = start();
    request.answer(200, { success: true, message: "ok", license });
    expect((await outcome).license).toEqual(license);
    expect(request.address).toBe("POST /api/licenses/upload");
    expect(request.headers.get("authorization")).toBe("Bearer a token");
    expect([...(request.body?.keys() ?? [])]).toEqual(["license_type", "file"]);
  });

  test("reports its progress", async () => {
    const { outcome, request } = start();
    request.upload.dispatchEvent(
      new ProgressEvent("progress", { lengthComputable: true, loaded: 3, total: 5 }),
    );
    request.answer(200, { success: true, message: "ok", license });
    await outcome;
    expect(seen).toEqual([{ sentBytes: 3, totalBytes: 5 }]);
  });

  test("reports the server's sentence when refused", async () => {
    const { outcome, request } = start();
    request.answer(413, {
      code: "payload_too_large",
      message: "File size must be less than 10MB",
      detail: "",
      request_id: "r",
    });
    await expect(outcome).rejects.toMatchObject({
      name: "ApiError",
      message: "File size must be less than 10MB",
    });
  });

  test("does not count a lost network as a refusal", async () => {
    const { outcome, request } = start();
    request.end("error");
    await expect(outcome).rejects.toMatchObject({ name: "OfflineError" });
  });

  test("is aborted after a minute without progress, but not while it moves", async () => {
    vi.useFakeTimers();
    const { outcome, request } = start();
    const failure = outcome.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50_000);
    request.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 5 }));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(request.status).toBe(0);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await failure).toMatchObject({ name: "TimeoutError" });
  });

  test("stops when its caller aborts it, without reporting a lost network", async () => {
    const stopping = new AbortController();
    const { outcome } = start(stopping.signal);
    stopping.abort();
    await expect(outcome).rejects.toMatchObject({ name: "AbortError" });
  });
});
