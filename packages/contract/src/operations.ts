import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { instant, orNull } from "#contract/schemas.ts";

/** The roles of an instance: `web` answers people, `jobs` runs scheduled work and answers only monitors. */
export const roles = ["both", "web", "jobs"] as const;
export type Role = (typeof roles)[number];
const role = z.enum(roles);

export const health = defineEndpoint({
  method: "GET",
  path: "/api/health",
  summary: "The process runs.",
  access: "public",
  response: z.object({
    status: z.literal("ok"),
    role,
    version: z.string(),
    uptime_seconds: z.number(),
  }),
  limits: { perMinute: 600 },
});

export const ready = defineEndpoint({
  method: "GET",
  path: "/api/ready",
  summary: "The process can serve: the database is reachable and migrated, the disk has room.",
  access: "public",
  response: z.object({
    status: z.literal("ready"),
    role,
    checks: z.object({
      database: z.literal("ok"),
      migrations: z.literal("ok"),
      disk: z.literal("ok"),
    }),
  }),
  errors: ["unavailable"],
  limits: { perMinute: 600 },
});

export const capabilities = defineEndpoint({
  method: "GET",
  path: "/api/capabilities",
  summary: "Which optional services this installation has, and its clock.",
  access: "public",
  response: z.object({
    version: z.string(),
    server_time: instant,
    /** `test` is a payment service that charges no card. */
    payments: z.enum(["none", "test", "live"]),
    /** The engine of the chat; with `model`, a person's messages go to `provider`. */
    assistant: z.object({
      engine: z.enum(["built-in", "model"]),
      provider: z.nullable(z.string()),
    }),
    vessel_feed: z.boolean(),
    /** A mail address or a page; null until the operator names one. */
    support: orNull(z.string()),
    regulations_version: z.int(),
  }),
  limits: { perMinute: 600 },
});
