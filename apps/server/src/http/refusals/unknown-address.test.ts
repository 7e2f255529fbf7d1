import { defineEndpoint } from "@striper/contract/endpoint";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { createTestServer } from "#server/testing/test-server.ts";

function serverWithThings() {
  const { server, bind } = createTestServer();
  const shared = { summary: "A thing.", access: "public", response: z.object({}) } as const;
  const params = z.strictObject({ thing_id: z.string() });
  const path = "/api/things/:thing_id";
  bind.open(defineEndpoint({ ...shared, method: "GET", path, params }), () => ({}));
  bind.open(defineEndpoint({ ...shared, method: "DELETE", path, params }), () => ({}));
  bind.open(defineEndpoint({ ...shared, method: "POST", path: "/api/things" }), () => ({}));
  return server;
}

describe("below /api", () => {
  test.each([
    ["GET", "/api"],
    ["GET", "/api/"],
    ["GET", "/api/nothing"],
    ["POST", "/api/nothing"],
    ["GET", "/api/things/a/b"],
    ["GET", "/api/.env"],
  ] as const)("%s %s is a JSON 404, also for a browser", async (method, url) => {
    const headers = { accept: "text/html", "content-type": "text/plain" };
    const answer = await serverWithThings().inject({ method, url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "not_found" });
  });

  test.each([
    ["PUT", "/api/things/a", "GET, HEAD, DELETE"],
    ["GET", "/api/things", "POST"],
    ["OPTIONS", "/api/things", "POST"],
    ["PATCH", "/api/things/a?x=1", "GET, HEAD, DELETE"],
  ] as const)("%s %s is a 405 that says what goes", async (method, url, allow) => {
    const answer = await serverWithThings().inject({ method, url });
    expect(answer.json()).toMatchObject({ code: "method_not_allowed" });
    expect(answer.statusCode).toBe(405);
    expect(String(answer.headers.allow).split(", ").toSorted()).toEqual(
      allow.split(", ").toSorted(),
    );
  });

  test("no other site has access: no preflight is granted, no origin allowed", async () => {
    const headers = {
      origin: "https://evil.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization",
    };
    for (const method of ["OPTIONS", "GET"] as const) {
      const answer = await serverWithThings().inject({ method, url: "/api/things/a", headers });
      const granted = Object.keys(answer.headers).filter((name) =>
        name.startsWith("access-control"),
      );
      expect(granted).toEqual([]);
      expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
    }
  });
});
