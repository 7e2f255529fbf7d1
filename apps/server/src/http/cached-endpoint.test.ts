import { defineEndpoint } from "@striper/contract/endpoint";
import { queryInteger, withDefault } from "@striper/contract/schemas";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createCachedAnswer } from "#server/http/answers/cached-answer.ts";
import { createTestServer } from "#server/testing/test-server.ts";

test("every address gets its own answer, however often and in whatever order it is asked", async () => {
  const { server, bind } = createTestServer();
  const endpoint = defineEndpoint({
    method: "GET",
    path: "/api/numbers/:name",
    summary: "A number.",
    access: "public",
    params: z.strictObject({ name: z.string() }),
    query: z.strictObject({ days: withDefault(queryInteger(1, 9), 3) }),
    response: z.unknown(),
  });
  bind.cached(endpoint, ({ params, query }) =>
    createCachedAnswer({
      body: `${params.name} ${query.days}`,
      mediaType: "text/plain",
      cacheControl: "no-cache",
    }),
  );
  const ask = async (url: string) => (await server.inject(`/api/numbers/${url}`)).body;
  for (let round = 0; round < 3; round++) {
    expect(await ask("a")).toBe("a 3");
    expect(await ask("b")).toBe("b 3");
    expect(await ask("a?days=5")).toBe("a 5");
    expect(await ask("a?days=10")).toContain("invalid_request");
    expect(await ask("a?hours=1")).toContain("invalid_request");
  }
});
