import * as z from "zod/mini";
import { defineEndpoint, type OutputOf } from "#contract/endpoint.ts";
import { succeeded } from "#contract/schemas.ts";

/**
 * Push services of the browsers: Chrome, Edge and other Chromium browsers; Firefox; Safari; Edge on older Windows.
 * The server sends to no other address.
 */
const pushServices = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
] as const;

/** Allows only a host before the path: no port and no user, which parsers could interpret differently. */
const addressPattern = /^https:\/\/([a-z\d.-]+)\/[\x21-\x7e]*$/;

export function isPushService(address: string): boolean {
  const host = addressPattern.exec(address)?.[1];
  if (host === undefined) return false;
  return pushServices.some((service) =>
    service.startsWith(".") ? host.endsWith(service) : host === service,
  );
}

const addressMaxLength = 1000;

export const pushDevice = z.strictObject({
  endpoint: z
    .string()
    .check(
      z.maxLength(addressMaxLength),
      z.refine(isPushService, { error: "must be an address of a browser's push service" }),
    ),
  keys: z.strictObject({
    /** An uncompressed P-256 point, 65 bytes. */
    p256dh: z.string().check(z.length(87), z.regex(/^[\w-]{87}$/)),
    /** 16 bytes. */
    auth: z.string().check(z.length(22), z.regex(/^[\w-]{22}$/)),
  }),
});

export type PushDevice = OutputOf<typeof pushDevice>;

export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  page: z.string().check(z.regex(/^\/(?![/\\])/)),
  tag: z.string(),
});

export type PushMessage = OutputOf<typeof pushMessage>;

export const pushState = defineEndpoint({
  method: "GET",
  path: "/api/reminders/device",
  summary:
    "Whether reminders come to the device of this session, and the key to ask its browser with.",
  access: "account",
  response: z.object({
    public_key: z.string(),
    endpoint: z.nullable(z.string()),
  }),
});

export const turnOnPush = defineEndpoint({
  method: "PUT",
  path: "/api/reminders/device",
  summary: "Let reminders come to the device of this session, until it signs out.",
  access: "account",
  body: pushDevice,
  response: succeeded,
  limits: { perMinute: 20 },
});

export const turnOffPush = defineEndpoint({
  method: "DELETE",
  path: "/api/reminders/device",
  summary: "Let no more reminders come to the device of this session.",
  access: "account",
  response: succeeded,
});
