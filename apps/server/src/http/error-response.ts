import { errorStatus } from "@striper/contract/errors";
import type { ErrorBody, ErrorCode } from "@striper/contract/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import { errorWording, ownWorkWording } from "#server/http/error-wording.ts";
import { errorCode } from "#server/platform/error-code.ts";
import { isDeadlock } from "#server/platform/database/deadlock.ts";
import { isAccountGone, isParentGone } from "#server/platform/database/account-gone.ts";
import { isDatabaseAway, isOutOfTime } from "#server/platform/database/database-error.ts";
import { ReportTimeout } from "#server/platform/database/read-report.ts";
import { isStorageFull } from "#server/platform/disk/storage-full.ts";
import { CallerGone } from "#server/http/request/requester.ts";
import { WorkRefused, WorkTimeout } from "#server/platform/work/fair-queue.ts";
import type { Log } from "#server/platform/log/log.ts";

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: "invalid_request",
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_request",
  FST_ERR_MAX_PARAM_LENGTH: "invalid_request",
  FST_ERR_HANDLER_TIMEOUT: "unavailable",
};

const fixedHeaders: Partial<Record<ErrorCode, Readonly<Record<string, string>>>> = {
  unauthorized: { "www-authenticate": "Bearer" },
  session_expired: { "www-authenticate": "Bearer" },
  unavailable: { "retry-after": "5" },
  request_stalled: { connection: "close" },
  storage_full: { "retry-after": "60" },
};

export interface ErrorFunnel {
  readonly log: Log;
  /**
   * Says whether the database shut down because its disk is full, which is no temporary failure.
   */
  readonly isDiskFull: () => boolean;
}

/** Retry-After in seconds. One of the caller's running requests has usually ended by then. */
const ownWorkSeconds = 5;

function hungUp(request: FastifyRequest): boolean {
  return request.raw.readableAborted || (request.raw.destroyed && !request.raw.complete);
}

function refusedWork(refusal: WorkRefused): AppError {
  if (!refusal.isOwn) return new AppError("unavailable", { cause: refusal });
  const headers = { "retry-after": String(ownWorkSeconds) };
  return new AppError("rate_limited", { message: ownWorkWording, headers, cause: refusal });
}

function asAppError(
  error: unknown,
  request: FastifyRequest,
  { isDiskFull }: ErrorFunnel,
): AppError | undefined {
  if (error instanceof AppError) return error;
  const frameworkCode = frameworkCodes[errorCode(error) ?? ""];
  if (frameworkCode !== undefined) return new AppError(frameworkCode);
  if (isAccountGone(error)) return new AppError("unauthorized");
  if (isParentGone(error)) return new AppError("not_found");
  if (isDeadlock(error)) return new AppError("unavailable", { cause: error });
  if (isStorageFull(error)) return new AppError("storage_full", { cause: error });
  if (isDatabaseAway(error)) return new AppError(isDiskFull() ? "storage_full" : "unavailable");
  if (error instanceof WorkRefused) return refusedWork(error);
  if (error instanceof WorkTimeout || error instanceof ReportTimeout || isOutOfTime(error))
    return new AppError("unavailable", { cause: error });
  if (error instanceof CallerGone) return new AppError("invalid_request");
  return hungUp(request) ? new AppError("invalid_request") : undefined;
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  const message = error.details.message ?? errorWording[error.code];
  const { fields, answer } = error.details;
  return {
    ...answer,
    code: error.code,
    message,
    detail: fields?.[0] === undefined ? message : `${fields[0].path}: ${fields[0].message}`,
    request_id: requestId,
    ...(fields === undefined ? {} : { fields: [...fields] }),
  };
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  funnel: ErrorFunnel,
): FastifyReply {
  const { log } = funnel;
  const known = asAppError(error, request, funnel);
  const answer = known ?? new AppError("internal");
  const fields = { request_id: request.id, method: request.method, route: routeOf(request) };
  if (known === undefined || known.code === "internal")
    log.error({ ...fields, err: error }, "request failed");
  else if (errorStatus[known.code] >= 500)
    log.warn({ ...fields, code: known.code, err: known.cause }, "request could not be served");
  return (
    reply
      .code(errorStatus[answer.code])
      .removeHeader("content-encoding")
      // The framework sets this header when a body cannot be parsed, but all of it has been read by
      // then.
      .removeHeader("connection")
      .headers({ ...fixedHeaders[answer.code], ...answer.details.headers })
      .header("cache-control", "no-store")
      .header("x-request-id", request.id)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(errorBody(answer, request.id)))
  );
}

/** Returns the route's pattern. The address itself may contain private values. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? "(none)";
}

export function installErrorFunnel(app: FastifyInstance, funnel: ErrorFunnel): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, funnel));
}
