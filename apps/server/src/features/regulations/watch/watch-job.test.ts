import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { deskPassages, deskWatch, watchedRules } from "@striper/contract/regulations";
import { day, hour } from "@striper/marine/time";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWatchJob } from "#server/features/regulations/watch/watch-job.ts";
import {
  createPageReader,
  type PageReader,
} from "#server/features/regulations/watch/reading/page-reader.ts";
import { readPage } from "#server/features/regulations/watch/reading/read-page.ts";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import {
  openRegulationsApp,
  stripedBass,
  verifiedToday,
  type RegulationsApp,
} from "#server/testing/apps/regulations-app.ts";

const url = "https://law.example/limits";
const admins = ["one@example.com", "two@example.com"];
const page = (words: string): string =>
  `<main><h1>Limits</h1><table><tr><th>Fish</th><th>Size</th><th>Bag</th></tr>
<tr><td>Striped bass</td><td>${words}</td><td>1 fish per day</td></tr></table>
<p>Updated May 1</p><p>These limits hold in all waters of the state.</p></main>`;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const html =
  (text: string): Answer =>
  (_request, response) =>
    void response
      .writeHead(200, { "content-type": "text/html", etag: `"${text.length}"` })
      .end(text);
const status =
  (code: number, headers = {}): Answer =>
  (_request, response) =>
    void response.writeHead(code, headers).end("<h1>no</h1>");

let app: RegulationsApp;
let answer: Answer = html(page('28" to less than 31"'));
let robots: Answer = status(404);
let asked: { path: string | undefined; etag: string | undefined }[] = [];
let mails: MailMessage[] = [];
let canMail = true;

/** Reads in this process, because starting one takes longer than the rest of a test. */
const readHere = (): PageReader => ({ read: readPage, close: () => undefined });
let createReader = readHere;

const outside = createServer((request, response) => {
  asked.push({ path: request.url, etag: request.headers["if-none-match"] });
  (request.url?.endsWith("/robots.txt") === true ? robots : answer)(request, response);
});

/** The table's only rule, whose page the tests change. */
const rule = { ...stripedBass(), source: { title: "Limits", url } };

function job() {
  const place = outside.address();
  if (place === null || typeof place === "string") throw new Error("nobody listens");
  const made = createWatchJob({
    orm: app.orm,
    clock: app.clock,
    log: app.log,
    table: () => ({ version: 1, publishedOn: "2026-01-01", records: [rule], notices: [] }),
    settings: {
      from: `http://127.0.0.1:${place.port}`,
      userAgent: "striper-test (https://s.example)",
    },
    courtesyMs: 0,
    createReader: () => createReader(),
    mails: {
      publicUrl: "https://s.example",
      adminAddresses: () => Promise.resolve(admins),
      mailer: {
        send(message) {
          if (!canMail) return Promise.reject(new Error("no mail server"));
          mails.push(message);
          return Promise.resolve();
        },
      },
    },
  });
  if (made === null) throw new Error("nothing is watched");
  return made;
}
const run = () => job().run(new AbortController().signal, {});
const pages = async () => (await app.call(deskWatch, { by: app.admin })).json();

beforeEach(async () => {
  app = await openRegulationsApp();
  await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
  [asked, mails, canMail, createReader] = [[], [], true, readHere];
  [answer, robots] = [html(page('28" to less than 31"')), status(404)];
});
afterEach(async () => {
  await app.close();
  await new Promise((resolve) => outside.close(resolve));
});

describe("an official page", () => {
  test("is read, stored by its text, and requested weekly with its ETag", async () => {
    createReader = createPageReader;
    await run();
    expect(asked.map(({ path }) => path)).toEqual([
      "/law.example/robots.txt",
      "/law.example/limits",
    ]);
    const first = (await pages()).pages[0];
    expect(first).toMatchObject({ url, fault: null, read_on: verifiedToday });
    await run();
    expect(asked).toHaveLength(2);

    app.moveDays(7);
    answer = status(304);
    await run();
    expect(asked.at(-1)?.etag).toMatch(/^"\d+"$/u);
    expect((await pages()).pages[0]).toMatchObject({ fault: null, read_on: "2026-06-20" });
    expect(mails).toEqual([]);
  });

  test("with changed text is shown before and after, on the cards and in one mail", async () => {
    await run();
    app.moveDays(7);
    answer = html(page('28" to less than 30"'));
    await run();
    await run();
    const { changes } = await pages();
    expect(changes).toMatchObject([{ rule_id: rule.id, url, changed_on: "2026-06-20" }]);
    expect(JSON.stringify(changes[0].accepted)).toContain("31");
    expect(JSON.stringify(changes[0].current)).toContain("30");
    expect(mails.map(({ to }) => to)).toEqual(admins);
    expect(mails[0]?.text).toContain("Massachusetts, Striped bass");

    // The page has its old text again, so there is nothing to decide.
    app.moveDays(7);
    answer = html(page("28 inches to less than 31 in."));
    await run();
    expect((await pages()).changes).toEqual([]);
    expect(mails).toHaveLength(2);
  });

  test("is accepted by whoever read it, unless it has changed meanwhile", async () => {
    await run();
    app.moveDays(7);
    answer = html(page('28" to less than 30"'));
    await run();
    const read = async () =>
      (await app.call(deskPassages, { by: app.admin, query: { rule: rule.id } })).json();
    const { mark } = deskPassages.response.parse(await read());
    const verified = { ...stripedBass(), verifiedOn: "2026-06-20" };
    const publish = (one: string) =>
      app.publish({
        base_version: app.version(),
        records: [verified],
        read: [{ rule_id: rule.id, mark: one }],
      });
    const refused = await publish("another mark");
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain("has changed since you read it");
    expect((await publish(mark ?? "")).statusCode).toBe(200);
    expect((await read()).passages).toMatchObject([{ current: null, since: "2026-06-20" }]);
  });

  test.each<[string, Answer]>([
    ["gone", status(404)],
    ["refused", status(403)],
    ["captcha", html("<title>Just a moment...</title><main>Verify you are human.</main>")],
    [
      "login",
      html(
        '<title>Sign in</title><main><form><input type="password"></form>Sign in to go on.</main>',
      ),
    ],
    ["gone", html("<title>Page not found</title><main>We looked for it everywhere.</main>")],
    ["without-text", html("<nav>Home</nav><div id=root></div>")],
    [
      "unreadable",
      (_request, response) =>
        void response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.4 broken"),
    ],
    [
      "moved",
      (request, response) =>
        request.url === "/elsewhere"
          ? html(page("28"))(request, response)
          : status(301, { location: "/elsewhere" })(request, response),
    ],
  ])(
    "that is %s is said at once, tried again later and later, and written about once",
    async (kind, fault) => {
      await run();
      app.moveDays(7);
      answer = fault;
      await run();
      expect((await pages()).pages[0].fault).toMatchObject({
        kind,
        since: "2026-06-20",
        failures: 1,
      });
      const before = asked.length;
      app.moveTime(hour);
      await run();
      expect(asked.length).toBeGreaterThan(before);
      const second = asked.length;
      app.moveTime(hour);
      await run();
      expect(asked).toHaveLength(second);
      expect((await pages()).pages[0].fault).toMatchObject({ kind, failures: 2 });
      expect(mails).toHaveLength(2);
      // The accepted text stays and applies again once the page is back.
      app.moveDays(1);
      answer = html(page('28" to less than 31"'));
      await run();
      expect((await pages()).pages[0].fault).toBeNull();
      expect((await pages()).changes).toEqual([]);
    },
  );

  test("that answers with an error is mailed after the third failure", async () => {
    answer = status(500);
    for (const wait of [0, hour, 4 * hour]) {
      expect(mails).toEqual([]);
      app.moveTime(wait);
      await run();
    }
    expect((await pages()).pages[0].fault).toMatchObject({ failures: 3 });
    expect(mails).toHaveLength(2);
    app.moveTime(12 * hour);
    await run();
    expect((await pages()).pages[0].fault).toMatchObject({ failures: 4 });
    expect(mails).toHaveLength(2);
  });

  test("that robots.txt disallows is not fetched", async () => {
    robots = (_request, response) => void response.end("User-agent: *\nDisallow: /limits\n");
    await run();
    expect(asked.map(({ path }) => path)).toEqual(["/law.example/robots.txt"]);
    expect((await pages()).pages[0].fault).toMatchObject({ kind: "robots" });
  });
});

describe("admins", () => {
  test("get the mail later when the mail server refuses it, and only one mail from several servers", async () => {
    answer = status(404);
    canMail = false;
    await expect(run()).rejects.toThrow("no mail server");
    canMail = true;
    // Concurrent runs, as on two servers.
    await Promise.all([run(), run(), run()]);
    expect(mails.map(({ to }) => to)).toEqual(admins);
  });
});

describe("a card", () => {
  test("shows since when the text stands, and that it has changed", async () => {
    const watch = async () => {
      app.moveTime(2 * 60_000);
      return (await app.call(watchedRules)).json().rules;
    };
    expect(await watch()).toEqual([]);
    // The table in force names other pages; this one is the rule's own there.
    const own = stripedBass().source.url;
    await run();
    expect(await watch()).toEqual([]);
    await app.database.pool.query("update watched_pages set url = $1", [own]);
    await app.database.pool.query("update watched_passages set url = $1", [own]);
    expect(await watch()).toEqual([
      { rule_id: rule.id, state: "unchanged", since: verifiedToday, read_on: verifiedToday },
    ]);
    app.moveTime(day);
  });
});
