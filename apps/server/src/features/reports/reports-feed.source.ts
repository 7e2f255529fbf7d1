import { hour } from "@striper/marine/time";
import * as z from "zod/mini";
import { decodeFeed } from "#server/features/reports/feed/decode-feed.ts";
import { readFeedItems } from "#server/features/reports/feed/feed-items.ts";
import type { Source } from "#server/platform/observations/source.ts";
import { sampleOf } from "#server/platform/upstream/payload.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";

const refreshEvery = 2 * hour;
const timeoutMs = 20_000;
const maxBytes = 3 * 1024 * 1024;
const accept = "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8";

const report = z.object({
  title: z.string(),
  link: z.url({ protocol: /^https?$/u }),
  date: z.nullable(z.number()),
  summary: z.string(),
});
export type Report = z.output<typeof report>;

export function feedSource(url: string): Source<Report[]> {
  return {
    key: `reports/feed ${url}`,
    refreshEvery,
    stored: z.array(report),
    async fetch({ http, now, validators }) {
      const body = await http.get({ url, timeoutMs, maxBytes, accept, validators });
      if (body.kind === "unchanged") return body;
      const payload = sampleOf(body.bytes);
      const items = readFeedItems(decodeFeed(body.bytes, body.contentType), url, now);
      if (items === null) throw new UpstreamError("damaged", "is no feed", { payload });
      if (items.length === 0) throw new UpstreamError("empty", "has no items", { payload });
      return { kind: "answer", value: items, issuedAt: now, validators: body.validators };
    },
  };
}
