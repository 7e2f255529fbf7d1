import { exportData } from "@striper/contract/accounts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { download, type Progress } from "#web/platform/api/download.ts";

const query = { include_positions: true };
const seen: Progress[] = [];
const onProgress = (progress: Progress) => seen.push(progress);

function sends(parts: readonly string[], end: "close" | "break" | "hang", headers = {}) {
  const encoder = new TextEncoder();
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(encoder.encode(part));
        if (end === "close") controller.close();
        if (end === "break") controller.error(new TypeError("terminated"));
        init.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers });
  });
}

beforeEach(() => {
  seen.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a download", () => {
  test("is assembled and reports its progress", async () => {
    sends(["ab", "cde"], "close", { "content-length": "5" });
    const file = await download(exportData, { query }, { onProgress });
    expect(await file.text()).toBe("abcde");
    expect(file.type).toBe("application/zip");
    expect(seen).toEqual([
      { receivedBytes: 2, totalBytes: 5 },
      { receivedBytes: 5, totalBytes: 5 },
    ]);
  });

  test("does not trust the length of a compressed answer", async () => {
    sends(["abcde"], "close", { "content-length": "3", "content-encoding": "br" });
    await download(exportData, { query }, { onProgress });
    expect(seen).toEqual([{ receivedBytes: 5, totalBytes: null }]);
  });

  test("fails when the connection breaks off", async () => {
    sends(["ab"], "break");
    await expect(download(exportData, { query }, { onProgress })).rejects.toMatchObject({
      name: "OfflineError",
    });
  });

  test("is aborted after a minute without data, but not while data arrives", async () => {
    vi.useFakeTimers();
    sends(["ab"], "hang");
    const outcome = download(exportData, { query }, { onProgress }).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(59_000);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await outcome).toMatchObject({ name: "TimeoutError" });
  });

  test("reports the reason of a refusal", async () => {
    const body = { code: "rate_limited", message: "Wait.", detail: "Wait.", request_id: "r" };
    vi.stubGlobal("fetch", async () => Response.json(body, { status: 429 }));
    await expect(download(exportData, { query }, { onProgress })).rejects.toMatchObject({
      code: "rate_limited",
    });
  });

  test("stops when its caller aborts it", async () => {
    sends(["ab"], "hang");
    const stopping = new AbortController();
    const outcome = download(
      exportData,
      { query },
      { signal: stopping.signal, onProgress: () => stopping.abort() },
    ).catch((error: unknown) => error);
    expect(await outcome).toBeInstanceOf(Error);
  });
});
