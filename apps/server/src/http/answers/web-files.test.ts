import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { photoShare } from "@striper/contract/page-addresses";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let folder = "";
let server: TestServer["server"];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "striper-web-"));
  const dist = join(folder, "dist");
  mkdirSync(join(dist, "assets"), { recursive: true });
  const files: Record<string, string> = {
    "index.html": "<h1>landing</h1>",
    "app.html": "<div id=root></div>",
    "service-worker.js": "self",
    "manifest.webmanifest": "{}",
    "icon with space.svg": "<svg/>",
    ".built-from": "fingerprint",
    "assets/app-Ab3_dE-9.js": "let app",
    "assets/app-Ab3_dE-9.js.br": "brotli bytes",
    "assets/app-Ab3_dE-9.js.gz": "gzip bytes",
    "assets/plain.css": "body{}",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  writeFileSync(join(folder, "secret.txt"), "top secret");
  symlinkSync(join(folder, "secret.txt"), join(dist, "linked.txt"));
  ({ server } = createTestServer({ webFolder: dist }));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const navigation = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe("the web app", () => {
  test("shows the landing page at the root, with or without a query", async () => {
    for (const url of ["/", "/?modal=signup", "/index.html"]) {
      const answer = await get(url, navigation);
      expect(answer.body).toBe("<h1>landing</h1>");
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
    }
  });

  const shell = "<div id=root></div>";

  test.each(["/dashboard", "/fishing-spots/deer-island", "/payment-success?session_id=x"])(
    "shows its shell to browsers, monitors and link previews that go to %s",
    async (url) => {
      for (const headers of [navigation, { accept: "*/*" }, {}]) {
        const answer = await get(url, headers);
        expect([answer.statusCode, answer.body]).toEqual([200, shell]);
      }
    },
  );

  test("answers an unknown address with its page and status 404", async () => {
    for (const url of ["/no/such/page", "/reset.password"]) {
      const answer = await get(url, navigation);
      expect([answer.statusCode, answer.body]).toEqual([404, shell]);
    }
    const { headers } = await get("/dashboard", navigation);
    const again = { ...navigation, "if-none-match": String(headers.etag) };
    expect((await get("/dashboard", again)).statusCode).toBe(304);
    expect((await get("/no/such/page", again)).statusCode).toBe(404);
    expect((await get("/no/such/page", { accept: "*/*" })).body).toBe(shell);
    expect((await get("/gone.png", { accept: "image/*,*/*;q=0.8" })).json().code).toBe("not_found");
  });

  test("sends its shell only to requests for a page", async () => {
    const answer = await get("/dashboard", { accept: "application/json" });
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    expect((await get("/assets/gone-12345678.js", navigation)).statusCode).toBe(404);
  });

  test("lets only files with a hash in their name be cached forever", async () => {
    const hashed = await get("/assets/app-Ab3_dE-9.js");
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const url of ["/service-worker.js", "/app.html", "/manifest.webmanifest"])
      expect((await get(url)).headers["cache-control"]).toBe("no-cache");
    expect((await get("/assets/plain.css")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets/../../secret.txt",
    "//secret.txt",
    "/linked.txt",
    "/.built-from",
    "/assets/app-Ab3_dE-9.js.br",
    "/app.html%00.txt",
    "/assets",
    "/assets/",
  ])("reveals no file at %s", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toMatch(/secret\b(?!\.)|fingerprint|brotli/u);
  });
});

test("a photo shared without a service worker is not read, and its page asks for it again", async () => {
  const body = new FormData();
  body.set(photoShare.field, new File(["the place is in here"], "fish.jpg"));
  const sent = new Response(body);
  const answer = await server.inject({
    method: "POST",
    url: photoShare.action,
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, photoShare.page]);
  expect((await server.inject({ method: "POST", url: "/dashboard" })).statusCode).toBe(405);
});

test("an app that has not been built says so, and the API still works", async () => {
  const { server: unbuilt } = createTestServer();
  const answer = await unbuilt.inject({ url: "/", headers: navigation });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().message).toContain("npm run build");
  expect((await unbuilt.inject("/api/x")).statusCode).toBe(404);
});
