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

export type PageSender = (
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<boolean>;

/**
 * Handles requests that match no route. API paths get a JSON error before the body is read. Other
 * paths get the web app.
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
    // A running service worker handles shared photos itself. Without one, the page asks for the
    // photo again, so this body is not read.
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
