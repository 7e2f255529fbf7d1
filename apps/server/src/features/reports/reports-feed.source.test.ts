import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { feedSource } from "#server/features/reports/reports-feed.source.ts";
import { createObservations } from "#server/platform/observations/observations.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { localServers } from "#server/testing/outside/local-servers.ts";
import { createMemoryAnswerStore } from "#server/testing/outside/memory-answer-store.ts";

const servers = localServers();
afterEach(() => servers.close());

const now = Date.UTC(2026, 6, 15, 18);
const feed =
  "<rss><channel><item><title>Secret</title><link>https://example.com/a</link></item></channel></rss>";

async function follow(path: string) {
  const asked: string[] = [];
  const inside = await servers.listen(
    createServer((_request, response) => {
      asked.push("inside");
      response.end(feed);
    }),
  );
  const port = await servers.listen(
    createServer((request, response) => {
      asked.push(request.url ?? "");
      const location = request.url === "/moved" ? "/feed.xml" : `http://127.0.0.1:${inside}/`;
      if (request.url === "/feed.xml") response.end(feed);
      else response.writeHead(302, { location }).end(feed);
    }),
  );
  const clock = { now: () => now };
  const store = createMemoryAnswerStore(clock);
  const { log, lines } = captureLog();
  const observations = createObservations({ store, clock, log, userAgent: "test" });
  const source = feedSource(`http://127.0.0.1:${port}${path}`);
  const followed = observations.follow(source);
  await observations.refreshDue();
  await observations.close();
  return { asked, store, lines, source, latest: followed.latest() };
}

test("a feed that redirects to another service of this machine is not followed, and nothing is stored", async () => {
  const { asked, store, lines, source, latest } = await follow("/elsewhere");
  expect(asked).toEqual(["/elsewhere"]);
  expect(latest).toBeNull();
  expect(await store.read(source.key)).toBeNull();
  expect(store.rejected).toEqual([]);
  expect(lines).toMatchObject([{ fault: "redirect", reason: "an address that is not https" }]);
});

test("a feed that redirects within its own service is read", async () => {
  const { asked, latest } = await follow("/moved");
  expect(asked).toEqual(["/moved", "/feed.xml"]);
  expect(latest?.value).toMatchObject([{ title: "Secret" }]);
});
