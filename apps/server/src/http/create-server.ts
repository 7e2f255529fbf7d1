import { explainFaultsInEnglish } from "@striper/contract/validation";
import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import { createAccessChanges } from "#server/http/access-changes.ts";
import { createAccessWatch } from "#server/http/access-watch.ts";
import type { AccessWatchOptions } from "#server/http/access-watch.ts";
import {
  flatHeaders,
  installSecurityHeaders,
  securityHeaders,
} from "#server/http/answers/security-headers.ts";
import type { SecurityHeaders } from "#server/http/answers/security-headers.ts";
import { createPageSender } from "#server/http/answers/web-files.ts";
import type { Authenticator } from "#server/http/authentication.ts";
import { createBinder } from "#server/http/bind-endpoint.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import { installErrorFunnel, sendError } from "#server/http/error-response.ts";
import { refuseUnreadableRequest } from "#server/http/refusals/client-errors.ts";
import { collectKnownPaths } from "#server/http/refusals/known-paths.ts";
import { installUnknownAddress } from "#server/http/refusals/unknown-address.ts";
import { installBodyParsers, usualBodyRules } from "#server/http/request/request-body.ts";
import type { BodyRules } from "#server/http/request/request-body.ts";
import { requestIdOf } from "#server/http/request-id.ts";
import { installRequestLog } from "#server/http/request-log.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { RequestMetrics } from "#server/platform/metrics/metrics.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";

export interface ServerOptions {
  readonly publicUrl: string;
  /** Addresses, ranges and names of ranges whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  readonly frameSources: readonly string[];
  readonly pictureSources?: readonly string[];
  readonly webFolder: string;
  readonly log: Log;
  readonly metrics: RequestMetrics;
  readonly limiter: RateLimiter;
  readonly authenticator: Authenticator;
  readonly streams?: Omit<AccessWatchOptions, "authenticator">;
  readonly bodies?: BodyRules | undefined;
  readonly isDiskFull: () => boolean;
}

export interface HttpServer {
  readonly server: FastifyInstance;
  readonly bind: Binder;
  readonly headers: SecurityHeaders;
}

const timeLimits = {
  // Headers get 15 s. The whole request gets 300 s, since it may come over a weak signal.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
  requestTimeout: 300_000,
  // Closes a silent connection; event streams send more often. The limit is longer than usual proxy
  // idle timeouts, so that no proxy sends a request on a closing connection.
  connectionTimeout: 75_000,
  // `connectionTimeout` also limits the time between requests. A second limit would start two more
  // timers per request.
  keepAliveTimeout: 0,
};

function createFastify(options: ServerOptions, headers: SecurityHeaders): FastifyInstance {
  const { trustedProxies } = options;
  return fastify({
    logger: false,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    genReqId: requestIdOf,
    requestIdHeader: false,
    ...timeLimits,
    // Keep answering requests on kept-alive connections while the process shuts down.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply.headers(headers.data), options);
    },
    clientErrorHandler: refuseUnreadableRequest,
  });
}

export function createHttpServer(options: ServerOptions): HttpServer {
  explainFaultsInEnglish();
  const { log, metrics, limiter, authenticator } = options;
  const isHttps = options.publicUrl.startsWith("https:");
  const headers = securityHeaders({
    isHttps,
    frameSources: options.frameSources,
    pictureSources: options.pictureSources ?? [],
  });
  const server = createFastify(options, headers);
  const knownPaths = collectKnownPaths(server);

  const bodies = options.bodies ?? usualBodyRules;
  installBodyParsers(server, bodies);
  installErrorFunnel(server, options);
  installRequestLog(server, log, metrics);
  installSecurityHeaders(server, headers);
  installUnknownAddress(
    server,
    knownPaths,
    createPageSender(options.webFolder, flatHeaders(headers.page)),
  );
  server.addHook("onReady", () => limiter.prepare());
  server.addHook("onClose", () => limiter.close());

  const dataHeaders = flatHeaders(headers.data);
  const streams = options.streams ?? { accessChanges: createAccessChanges() };
  const access = createAccessWatch({ authenticator, ...streams });
  const bind = createBinder({ app: server, authenticator, access, limiter, bodies, dataHeaders });
  return { server, bind, headers };
}
