import type { FastifyInstance } from "fastify";

export interface SecurityOptions {
  readonly isHttps: boolean;
  readonly frameSources: readonly string[];
  readonly pictureSources?: readonly string[];
}

function pagePolicy({ isHttps, frameSources, pictureSources = [] }: SecurityOptions): string {
  const pictures = pictureSources.map((origin) => ` ${origin}`).join("");
  const frames = frameSources.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // Icons use data:, photos before upload use blob:, and the map's online chart uses the origins.
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self'",
    // Some browsers fetch the chart's images, which counts as a connection. Framed sites are
    // fetched to learn whether they answer, since a frame does not report that.
    `connect-src 'self'${pictures}${frames}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    `frame-src ${frameSources.length === 0 ? "'none'" : frameSources.join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const permissions = [
  "geolocation=(self)",
  "fullscreen=(self)",
  ...["camera", "microphone", "payment", "usb", "serial", "midi", "hid"].map(
    (feature) => `${feature}=()`,
  ),
  ...["accelerometer", "gyroscope", "magnetometer", "display-capture"].map(
    (feature) => `${feature}=()`,
  ),
].join(", ");

export interface SecurityHeaders {
  readonly page: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
}

/** One year in seconds, the minimum for browsers' HSTS preload lists. */
const strictTransport = "max-age=31536000";

export function securityHeaders(options: SecurityOptions): SecurityHeaders {
  const shared = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    ...(options.isHttps ? { "strict-transport-security": strictTransport } : {}),
  };
  return {
    page: {
      ...shared,
      "content-security-policy": pagePolicy(options),
      "permissions-policy": permissions,
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "x-frame-options": "DENY",
    },
    data: { ...shared, "content-security-policy": dataPolicy },
  };
}

/** Returns alternating names and values, which Node writes without further processing. */
export const flatHeaders = (headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(headers).flat();

export function installSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
    reply.headers(isPage ? headers.page : headers.data).header("x-request-id", request.id);
    done(null, payload);
  });
}
