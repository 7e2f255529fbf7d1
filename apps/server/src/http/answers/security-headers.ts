import type { FastifyInstance } from "fastify";

export interface SecurityOptions {
  readonly isHttps: boolean;
  /** Origins of other sites' pages that may be shown in a frame. */
  readonly frameSources: readonly string[];
  /** Origins of other sites' pictures that a map may show. */
  readonly pictureSources?: readonly string[];
}

/** Only our own origin is allowed; each exception says what it is for. */
function pagePolicy({ isHttps, frameSources, pictureSources = [] }: SecurityOptions): string {
  const pictures = pictureSources.map((origin) => ` ${origin}`).join("");
  const frames = frameSources.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // data: small icons; blob: photos before upload; then the map's online chart.
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self'",
    // Browsers that read the chart's pictures by fetch count it as a connection; a framed site is
    // asked whether it answers, since its frame does not say so.
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

/** A year, the minimum that browsers' HSTS preload lists ask for. */
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

/** Alternating names and values, a form that Node writes without further processing. */
export const flatHeaders = (headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(headers).flat();

/** For every answer that the framework sends. */
export function installSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
    reply.headers(isPage ? headers.page : headers.data).header("x-request-id", request.id);
    done(null, payload);
  });
}
