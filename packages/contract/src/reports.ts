import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { freshness, instant } from "#contract/schemas.ts";

export const reports = defineEndpoint({
  method: "GET",
  path: "/api/reports",
  summary: "Headlines of fishing reports from public feeds, newest first.",
  access: "public",
  response: z.object({
    reports: z.array(
      z.object({
        title: z.string(),
        /** http or https only. */
        link: z.string(),
        date: z.nullable(instant),
        /** Plain text. */
        summary: z.string(),
        source: z.string(),
      }),
    ),
    updated: z.nullable(instant),
    status: freshness,
  }),
  limits: { perMinute: 600 },
});
