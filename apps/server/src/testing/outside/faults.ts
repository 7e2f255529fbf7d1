import type { ServerResponse } from "node:http";
import { day, type Instant } from "@striper/marine/time";
import { payloadOf } from "#server/testing/outside/payloads.ts";
import type { OutsideSource } from "#server/testing/outside/payloads.ts";

export const outsideFaults = [
  "time-out",
  "refused",
  "500",
  "403 HTML",
  "200 with an error body",
  "empty lists",
  "wrong types",
  "truncated JSON",
  "gzip garbage",
  "50 MB body",
  "clock-skewed dates",
  "silent for a week",
] as const;
export type OutsideFault = (typeof outsideFaults)[number];

export interface Asked {
  readonly source: OutsideSource;
  readonly address: string;
  readonly now: Instant;
  /** When the fault began. */
  readonly since: Instant;
}

const errorBodies: Partial<Record<OutsideSource, string>> = {
  "water-level": '{"error":{"message":"No data was found."}}',
  "water-temperature": '{"error":{"message":"No data was found."}}',
  buoy: "<html>Error</html>",
  feed: "<html>Try again later</html>",
};
const problem = '{"title":"Unexpected Problem","status":500,"detail":"An unexpected problem."}';

const emptyLists: Partial<Record<OutsideSource, string>> = {
  points: '{"properties":{}}',
  alerts: '{"features":[]}',
  "marine-text": '{"@graph":[]}',
  "water-level": '{"data":[]}',
  "water-temperature": '{"data":[]}',
  buoy: "#YY  MM DD hh mm WDIR WSPD\n#yr  mo dy hr mn degT m/s\n",
  feed: "<rss><channel></channel></rss>",
};

/** The grid with every layer empty, as the real one has some. */
function emptyGrid(payload: string): string {
  return payload.replaceAll(/"values":\[\{.*?\}\](?=\})/gu, '"values":[]');
}

/** Texts where numbers belong, numbers where texts do. */
function wrongTypes(source: OutsideSource, payload: string): string {
  if (payload.startsWith("FZUS")) return "7";
  if (source === "feed") return "<rss><channel><item>7</item></channel></rss>";
  if (source === "buoy") return payload.replaceAll(/\d+\.\d/gu, "n/a");
  return payload.replaceAll(/:("[^"]*"|-?\d[\d.]*)/gu, (_, value: string) =>
    value.startsWith('"') ? ":7" : ':{"value":"seven"}',
  );
}

const megabyte = Buffer.alloc(1024 * 1024, "x");

function sendHuge(response: ServerResponse, left: number): void {
  if (left === 0 || response.destroyed) response.end();
  else response.write(megabyte, () => sendHuge(response, left - 1));
}

/** The fault's answer as text; null where there is none of the kind. */
function faultyText(fault: OutsideFault, { source, address, now, since }: Asked): string | null {
  const good = payloadOf(source, address, now);
  if (fault === "200 with an error body") return errorBodies[source] ?? problem;
  if (fault === "empty lists") return emptyLists[source] ?? emptyGrid(good);
  if (fault === "wrong types") return wrongTypes(source, good);
  if (fault === "truncated JSON") return good.slice(0, Math.floor(good.length / 3));
  if (fault === "clock-skewed dates") return payloadOf(source, address, now + day);
  return fault === "silent for a week" ? payloadOf(source, address, since) : null;
}

export function answerFaulty(fault: OutsideFault, asked: Asked, response: ServerResponse): void {
  if (fault === "time-out") return;
  if (fault === "refused") return void response.destroy();
  if (fault === "500") return void response.writeHead(500).end("{}");
  if (fault === "403 HTML")
    return void response
      .writeHead(403, { "content-type": "text/html" })
      .end("<h1>Access Denied</h1>");
  if (fault === "gzip garbage")
    return void response.writeHead(200, { "content-encoding": "gzip" }).end("no gzip at all");
  if (fault === "50 MB body") return sendHuge(response.writeHead(200), 50);
  response.writeHead(200).end(faultyText(fault, asked));
}
