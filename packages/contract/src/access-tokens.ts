import * as z from "zod/mini";
import { defineEndpoint, type OutputOf } from "#contract/endpoint.ts";
import { accessTokensPerAccount } from "#contract/limits.ts";
import { calendarDate, id, instant, recordOf, singleLine, succeeded } from "#contract/schemas.ts";

export const accessTokenNameMaxLength = 60;

const entry = z.object({
  token_id: id,
  name: z.string(),
  reads_log: z.boolean(),
  made_at: instant,
  expires_at: instant,
  last_used_on: z.nullable(calendarDate),
});
export type AccessToken = OutputOf<typeof entry>;

export const listAccessTokens = defineEndpoint({
  method: "GET",
  path: "/api/access-tokens",
  summary: "The account's access tokens that have not expired.",
  access: "account",
  response: z.object({
    tokens: z.array(entry).check(z.maxLength(accessTokensPerAccount)),
  }),
});

export const makeAccessToken = defineEndpoint({
  method: "POST",
  path: "/api/access-tokens",
  summary: "Make an access token, whose text is told only now.",
  access: "member",
  body: z.strictObject({
    name: singleLine(accessTokenNameMaxLength),
    reads_log: z.boolean(),
  }),
  response: z.extend(succeeded, { token: z.string(), made: entry }),
  errors: ["limit_reached"],
  limits: { perMinute: 10 },
});

export const revokeAccessToken = defineEndpoint({
  method: "DELETE",
  path: "/api/access-tokens/:token_id",
  summary: "Revoke an access token.",
  access: "account",
  params: z.strictObject({ token_id: id }),
  response: succeeded,
  errors: ["not_found"],
});

const text = z.string().check(z.maxLength(200));

/** The MCP endpoint answers each call with JSON; it has no sessions and no streams. */
export const mcp = defineEndpoint({
  method: "POST",
  path: "/mcp",
  summary: "One message of the Model Context Protocol (streamable HTTP), for AI apps.",
  access: "token",
  // Batches are not accepted, because one request would be many calls.
  body: z.strictObject({
    jsonrpc: z.literal("2.0"),
    id: z.optional(z.union([text, z.int()])),
    method: text,
    params: z.optional(recordOf(text, z.unknown(), 20)),
  }),
  response: z.unknown(),
  errors: ["forbidden"],
  limits: { perMinute: 60, bodyBytes: 16 * 1024 },
});
