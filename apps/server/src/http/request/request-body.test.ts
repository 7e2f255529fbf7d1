import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { defineEndpoint } from "@striper/contract/endpoint";
import type { Endpoint } from "@striper/contract/endpoint";
import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { readAll } from "#server/http/request/request-body.ts";
import { listenOn, rawRequest } from "#server/testing/raw-request.ts";
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

const running: TestServer[] = [];
afterEach(() => Promise.all(running.splice(0).map(({ server }) => server.close())));

function bodyServer(): TestServer {
  const app = createTestServer();
  running.push(app);
  app.bind.open(json, ({ body }) => ({ body }));
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
  test("is handed over, whatever the charset says", async () => {
    const answer = await send(json, "application/json; charset=utf-8", '{"fish":"stríper"}');
    expect(answer.json()).toEqual({ body: { fish: "stríper" } });
  });

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
    ["too deep", nested(40)],
    ["much too deep", nested(900)],
    ["a list", "[]"],
    ["empty", ""],
    ["null", "null"],
  ])("that is %s is refused", async (_name, payload) => {
    const answer = await send(json, "application/json", payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_request"]);
  });

  test("may be nested as deep as anything the contract knows", async () => {
    expect((await send(json, "application/json", nested(20))).statusCode).toBe(200);
  });

  test("cannot reach a prototype", async () => {
    const payload = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    await send(json, "application/json", payload);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  test("that is larger than the call allows is refused by its length", async () => {
    const answer = await send(json, "application/json", JSON.stringify({ a: "x".repeat(3000) }));
    expect([answer.statusCode, answer.json().code]).toEqual([413, "payload_too_large"]);
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
  ])("of a call that takes %s cannot be other: %3$s", async (_kind, endpoint, contentType) => {
    const answer = await send(endpoint, contentType, '{"a":1}');
    expect([answer.statusCode, answer.json().code]).toEqual([415, "unsupported_media_type"]);
  });

  test("may be announced on a call without a body, but no body may follow", async () => {
    expect((await send(nothing, "application/json", "")).statusCode).toBe(200);
    expect((await send(nothing, undefined, "")).statusCode).toBe(200);
    expect((await send(nothing, "application/json", "{}")).json().code).toBe("invalid_request");
  });

  test("says nothing of a compressed body", async () => {
    const { server } = bodyServer();
    const answer = await server.inject({
      method: "POST",
      url: "/api/json",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      payload: "{}",
    });
    expect(answer.statusCode).toBe(415);
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
  ])("that is torn is refused: %j", async (payload) => {
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

  test("ten megabytes are refused, and the refusal arrives", async () => {
    const port = await listenOn(bodyServer().server);
    const ten = 10 * 1024 * 1024;
    const answer = await rawRequest(
      port,
      head("/api/json", `content-length: ${ten}\r\nconnection: close\r\n`),
      Buffer.alloc(ten),
    );
    expect(answer.status).toBe(413);
    expect(answer.body).toContain("payload_too_large");
  });

  test("a connection stays of use after a body that was refused", async () => {
    const port = await listenOn(bodyServer().server);
    const answer = await rawRequest(
      port,
      head("/api/json", "transfer-encoding: chunked\r\n"),
      ...Array.from({ length: 20 }, () => chunk(1000)),
      "0\r\n\r\n",
      head("/api/json", "content-length: 7\r\nconnection: close\r\n"),
      '{"a":1}',
    );
    expect(answer.status).toBe(413);
    expect(answer.body).toContain('{"body":{"a":1}}');
  });

  test("a caller that hangs up in the middle of its body is not our fault", async () => {
    const app = bodyServer();
    const port = await listenOn(app.server);
    const socket = connect(port, "127.0.0.1");
    socket.write(`${head("/api/json", "content-length: 100\r\n")}{"a":`);
    await delay(50);
    socket.destroy();
    await delay(100);
    expect((await app.server.inject({ method: "POST", url: "/api/nothing" })).statusCode).toBe(200);
    expect(app.logged.map(({ level }) => level)).toEqual(["info"]);
  });
});
