import { photoShare } from "@striper/contract/page-addresses";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import type { KnownPaths } from "#server/http/refusals/known-paths.ts";

const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "/";

const isData = (path: string): boolean =>
  ["/api", "/metrics", "/mcp"].includes(path) || path.startsWith("/api/");

function refusal(path: string, knownPaths: KnownPaths): AppError {
  const methods = knownPaths.methodsOf(path);
  if (methods.length === 0) return new AppError("not_found");
  return new AppError("method_not_allowed", { headers: { allow: methods.join(", ") } });
}

/** Sends a page or file of the web app for this path, or says that there is none. */
export type PageSender = (
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<boolean>;

/**
 * What no route takes: for data a refusal in JSON, before any of a body is read; elsewhere the web
 * app.
 */
export function installUnknownAddress(
  app: FastifyInstance,
  knownPaths: KnownPaths,
  sendPage: PageSender,
): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.is404) return done();
    const isReading = request.method === "GET" || request.method === "HEAD";
    const path = pathOf(request);
    // Only from a device without the service worker, which keeps shared photos to itself. The page
    // asks for the photo again; nothing of this one is read.
    if (request.method === "POST" && path === photoShare.action) {
      void reply.header("connection", "close").redirect(photoShare.page, 303);
      return;
    }
    if (isData(path)) return done(refusal(path, knownPaths));
    done(
      isReading
        ? undefined
        : new AppError("method_not_allowed", { headers: { allow: "GET, HEAD" } }),
    );
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (await sendPage(pathOf(request), request, reply)) return reply;
    throw new AppError("not_found");
  });
}
