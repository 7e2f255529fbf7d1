import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { defineEndpoint } from "@striper/contract/endpoint";
import { bodyLimitsOf } from "@striper/contract/body-limits";
import type { Endpoint } from "@striper/contract/endpoint";
import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { readAll } from "#server/http/request/receive-body.ts";
import { usualBodyRules } from "#server/http/request/request-body.ts";
import type { BodyRules } from "#server/http/request/request-body.ts";
import { listenOn, rawRequest } from "#server/testing/http/raw-request.ts";
import { createTestServer } from "#server/testing/test-server.ts";
import type { TestServer } from "#server/testing/test-server.ts";

const limits = { bodyBytes: 2000 };
const shared = { method: "POST", access: "public", response: z.unknown(), limits } as const;
const json = defineEndpoint({
  ...shared,
  path: "/api/json",
  summary: "Takes JSON.",
  body: z.looseObject({}),
});
const nothing = defineEndpoint({ ...shared, path: "/api/nothing", summary: "Takes no body." });
const raw = defineEndpoint({
  ...shared,
  path: "/api/raw",
  summary: "Takes any bytes.",
  bodyKind: "raw",
  body: z.unknown(),
});
const form = defineEndpoint({
  ...shared,
  path: "/api/form",
  summary: "Takes a form with a file.",
  bodyKind: "multipart",
  body: z.strictObject({ title: z.optional(z.string()) }),
  files: [{ name: "photo", required: true, maxBytes: 1000, mediaTypes: ["image/jpeg"] }],
});
const strict = defineEndpoint({
  ...shared,
  path: "/api/strict",
  summary: "Takes a list of numbers.",
  body: z.strictObject({ a: z.array(z.number()).check(z.maxLength(100)) }),
  limits: { bodyBytes: 1024 * 1024 },
});

const running: TestServer[] = [];
afterEach(() => Promise.all(running.splice(0).map(({ server }) => server.close())));

function bodyServer(rules: Partial<BodyRules> = {}): TestServer {
  const app = createTestServer({ bodies: { ...usualBodyRules, ...rules } });
  running.push(app);
  app.bind.open(json, ({ body }) => ({ body }));
  app.bind.open(strict, ({ body }) => ({ items: body.a.length }));
  app.bind.open(nothing, () => ({ ok: true }));
  app.bind.open(raw, async ({ stream }) => ({ bytes: (await readAll(stream())).byteLength }));
  app.bind.open(form, ({ body, file }) => ({
    title: body.title ?? null,
    fileName: file("photo")?.fileName,
    bytes: file("photo")?.bytes.byteLength,
  }));
  return app;
}

async function send(endpoint: Endpoint, contentType: string | undefined, payload: Buffer | string) {
  const app = bodyServer();
  const answer = await app.server.inject({
    method: "POST",
    url: endpoint.path,
    headers: contentType === undefined ? {} : { "content-type": contentType },
    payload,
  });
  const loud = app.logged.filter(({ level }) => ["warn", "error", "fatal"].includes(level));
  expect(loud).toEqual([]);
  return answer;
}

const nested = (depth: number): string => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`;

describe("a JSON body", () => {
  test.each([
    ["cut off", '{"a":'],
    ["no JSON", "<xml/>"],
    ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ["a bare null byte", Buffer.from('{"a":"\0"}')],
    ["another encoding", Buffer.from('{"a":1}', "utf16le")],
  ])("that is %s is malformed", async (_name, payload) => {
    const answer = await send(json, "application/json", payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "malformed_json"]);
  });

  test.each([
    ["an escaped null byte in a value", String.raw`{"a":["x\u0000y"]}`],
    ["an escaped null byte in a name", String.raw`{"a":{"x\u0000":1}}`],
    ["a list", "[]"],
    ["empty", ""],
    ["null", "null"],
  ])("that is %s is refused", async (_name, payload) => {
    const answer = await send(json, "application/json", payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_request"]);
  });

  test("cannot reach a prototype", async () => {
    const payload = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    await send(json, "application/json", payload);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

describe("JSON that holds more than its call takes", () => {
  // Limits are twice the schema's plus 20. Depth and text have other margins.
  const { elements, keys, depth, textLength } = bodyLimitsOf(strict);

  test.each([
    [`Its lists hold more than ${elements} items.`, `{"a":[${"0,".repeat(500_000)}0]}`],
    [
      `Its objects hold more than ${keys} names.`,
      `{${Array.from({ length: 50_000 }, (_, at) => `"${at}":0`).join()}}`,
    ],
    [`It is nested more than ${depth} levels deep.`, nested(400_000)],
    [`It is nested more than ${depth} levels deep.`, nested(depth)],
    [
      `One of its texts is longer than ${textLength.toLocaleString("en-US")} characters.`,
      `{"a":"${"x".repeat(900_000)}"}`,
    ],
    ["The request is larger than 1 MB.", `{"a":"${"x".repeat(1_100_000)}"}`],
  ])("is refused with the limit: %s", async (words, payload) => {
    const answer = await send(strict, "application/json", payload);
    expect([answer.statusCode, answer.json().code]).toEqual([413, "payload_too_large"]);
    expect(answer.json().message).toContain(words);
  });
});

describe("the content type", () => {
  test.each([
    ["JSON", json, "text/plain"],
    ["JSON", json, "application/x-www-form-urlencoded"],
    ["JSON", json, "multipart/form-data; boundary=x"],
    ["JSON", json, "application/jsonp"],
    ["JSON", json, "nonsense"],
    ["JSON", json, undefined],
    ["a form", form, "application/json"],
    ["a form", form, "multipart/form-data"],
  ])("of a call that takes %s is refused otherwise: %3$s", async (_kind, endpoint, contentType) => {
    const answer = await send(endpoint, contentType, '{"a":1}');
    expect([answer.statusCode, answer.json().code]).toEqual([415, "unsupported_media_type"]);
  });
});

describe("a raw body", () => {
  test.each([undefined, "application/json", "application/octet-stream"])(
    "arrives byte for byte, as %s",
    async (contentType) => {
      const answer = await send(raw, contentType, Buffer.alloc(1999, 0xff));
      expect(answer.json()).toEqual({ bytes: 1999 });
    },
  );
});

describe("a form", () => {
  async function sendForm(fill: (data: FormData) => void) {
    const data = new FormData();
    fill(data);
    const request = new Request("http://x/", { method: "POST", body: data });
    const payload = Buffer.from(await request.arrayBuffer());
    return send(form, request.headers.get("content-type") ?? "", payload);
  }
  const photo = (bytes: number): File => new File([Buffer.alloc(bytes, 7)], "cätch.jpg");

  test("brings its text fields and its file", async () => {
    const answer = await sendForm((data) => {
      data.append("title", "Fort Point");
      data.append("photo", photo(1000));
    });
    expect(answer.json()).toEqual({ title: "Fort Point", fileName: "cätch.jpg", bytes: 1000 });
  });

  test.each<[string, number, string, (data: FormData) => void]>([
    ["without its file", 400, "invalid_request", (data) => data.append("title", "x")],
    ["with an empty file", 400, "invalid_request", (data) => data.append("photo", photo(0))],
    ["with text for a file", 400, "invalid_request", (data) => data.append("photo", "x")],
    [
      "with a file too large",
      413,
      "payload_too_large",
      (data) => data.append("photo", photo(1001)),
    ],
    [
      "with a file nobody asked for",
      400,
      "invalid_request",
      (data) => {
        data.append("photo", photo(1));
        data.append("other", photo(1));
      },
    ],
    [
      "with a field twice",
      400,
      "invalid_request",
      (data) => {
        data.append("photo", photo(1));
        data.append("photo", photo(1));
      },
    ],
    [
      "with an unknown field",
      400,
      "invalid_request",
      (data) => {
        data.append("photo", photo(1));
        data.append("__proto__", "x");
      },
    ],
    [
      "with a text that is far too long",
      413,
      "payload_too_large",
      (data) => {
        data.append("title", "x".repeat(7000));
        data.append("photo", photo(1));
      },
    ],
    [
      "with more parts than it has fields",
      413,
      "payload_too_large",
      (data) => {
        for (let field = 0; field < 100; field++) data.append(`field${field}`, "");
      },
    ],
  ])("%s is refused", async (_name, status, code, fill) => {
    const answer = await sendForm(fill);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test.each([
    "",
    "garbage",
    "--x",
    "--x\r\n\r\n",
    "--x\r\ncontent-disposition: form-data\r\n\r\n1",
  ])("that is truncated is refused: %j", async (payload) => {
    const answer = await send(form, "multipart/form-data; boundary=x", payload);
    expect(answer.statusCode).toBe(400);
  });
});

describe("on a real connection", () => {
  const head = (path: string, more: string): string =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${more}\r\n`;
  const chunk = (bytes: number): string => `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`;

  test.each(["/api/json", "/api/raw"])(
    "%s stops reading a body without a length once it is too large",
    async (path) => {
      const port = await listenOn(bodyServer().server);
      const parts = Array.from({ length: 100 }, () => chunk(1000));
      const answer = await rawRequest(
        port,
        head(path, "transfer-encoding: chunked\r\nconnection: close\r\n"),
        ...parts,
        "0\r\n\r\n",
      );
      expect(answer.status).toBe(413);
      expect(answer.body).toContain("payload_too_large");
    },
  );

  test("a body that stops arriving is given up, and its connection with it", async () => {
    const app = bodyServer({ stalledAfterMs: 200 });
    const port = await listenOn(app.server);
    for (const path of ["/api/json", "/api/raw"]) {
      const answer = await rawRequest(port, head(path, "content-length: 100\r\n"), '{"a":');
      expect([answer.status, answer.head]).toEqual([
        408,
        expect.stringMatching(/connection: close/iu),
      ]);
      expect(answer.body).toContain("request_stalled");
    }
    expect(app.logged.map(({ level }) => level)).toEqual(["info", "info"]);
  });

  test("a caller's bodies in memory have a limit together, until they are answered", async () => {
    const memory = { bytes: 1_000_000, bytesOfCaller: 200_000 };
    const port = await listenOn(bodyServer({ memory }).server);
    const start = Buffer.concat([Buffer.from('{"a":[0'), Buffer.alloc(200_000, " ")]);
    const length = `content-length: ${start.byteLength + 2}\r\nconnection: close\r\n`;
    const waiting = connect(port, "127.0.0.1");
    waiting.write(head("/api/strict", length));
    waiting.write(start);
    await delay(100);
    const refused = await rawRequest(port, head("/api/strict", length), start, "]}");
    expect([refused.status, refused.body]).toEqual([429, expect.stringContaining("rate_limited")]);
    const answer = once(waiting, "data");
    waiting.write("]}");
    expect(String(await answer)).toContain('{"items":1}');
    const taken = await rawRequest(port, head("/api/strict", length), start, "]}");
    expect([taken.status, taken.body]).toEqual([200, '{"items":1}']);
  });
});
