import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { marineTextSource } from "#server/features/marine-forecast/marine-forecast-nws.source.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";
import { stubHttp } from "#server/testing/outside/stub-http.ts";

const zoneText = readFileSync(join(import.meta.dirname, "testing/anz230.txt"), "utf8");
const now = parseIso("2026-09-25T15:00:00Z") ?? 0;
const api = "https://api.test";
const texts = "https://texts.test";

const list = JSON.stringify({
  "@graph": [
    { id: "older", issuanceTime: "2026-09-25T08:00:00+00:00" },
    { id: "newer", issuanceTime: "2026-09-25T14:04:00+00:00" },
  ],
});
const product = JSON.stringify({
  productText: zoneText,
  issuanceTime: "2026-09-25T14:04:00+00:00",
});

const unavailable = (): never => {
  throw new UpstreamError("status", "answered 503", { status: 503 });
};

async function fetchFrom(answer: (url: string) => string, heldProduct: string | null = null) {
  const http = stubHttp(answer);
  const validators = { etag: heldProduct, lastModified: null };
  const fetched = await marineTextSource(api, texts, "BOX").fetch({ http, now, validators });
  return { fetched, asked: http.asked.map(({ url }) => url) };
}

describe("an office's marine text", () => {
  // SPEC 7.14
  test("is the newest product of its list", async () => {
    const { fetched, asked } = await fetchFrom((url) => (url.endsWith("/BOX") ? list : product));
    expect(asked).toEqual([`${api}/products/types/CWF/locations/BOX`, `${api}/products/newer`]);
    if (fetched.kind !== "answer") throw new Error("unchanged");
    expect(fetched.issuedAt).toBe(parseIso("2026-09-25T14:04:00Z"));
    expect(Object.keys(fetched.value)).toEqual(["ANZ230"]);
    expect(fetched.validators.etag).toBe("newer");
  });

  test("is not fetched again while it is the newest", async () => {
    const { fetched, asked } = await fetchFrom(() => list, "newer");
    expect(fetched.kind).toBe("unchanged");
    expect(asked).toHaveLength(1);
  });

  test("is assembled from single zones' files when there is no list", async () => {
    const { fetched, asked } = await fetchFrom((url) => {
      if (url.startsWith(api)) return unavailable();
      const zone = /an\/(\w+)\.txt$/u.exec(url)?.[1]?.toUpperCase() ?? "";
      return zoneText.replace("ANZ230-", `${zone}-`);
    });
    expect(asked.filter((url) => url.startsWith(texts))).toHaveLength(5);
    if (fetched.kind !== "answer") throw new Error("unchanged");
    expect(Object.keys(fetched.value)).toEqual(["ANZ230", "ANZ231", "ANZ250", "ANZ251", "ANZ254"]);
    expect(fetched.issuedAt).toBe(parseIso("2026-09-25T14:04:00Z"));
  });
});
