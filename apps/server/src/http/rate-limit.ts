import type { FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import type { RetryAfterSeconds } from "#server/platform/rate-limit/rate-limiter.ts";

/** A household has one IPv4 address, but a whole /64 of IPv6: it counts as one caller. */
export function callerAddress(ip: string): string {
  if (!ip.includes(":")) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = ip.replace(/%.*$/u, "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const behind = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - behind.length;
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...behind];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Households that one customer of a provider may seem to be: a /48 has 65,536 networks to send from. */
export const callersPerNetwork = 16;

/** The /48 that an IPv6 caller belongs to; null for all others. */
export function networkOf(caller: string): string | null {
  const head = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(caller)?.[1];
  return head === undefined ? null : `${head}::/48`;
}

/** The caller that a request without an account counts for. */
export function callerOf(request: FastifyRequest): string {
  const { headers, socket } = request.raw;
  // Evaluating the proxies' header takes time, so only where there is one.
  const isForwarded = headers["x-forwarded-for"] !== undefined;
  return callerAddress(isForwarded ? request.ip : (socket.remoteAddress ?? "unknown"));
}

export function refuseWhenOver(seconds: RetryAfterSeconds): void {
  if (seconds > 0)
    throw new AppError("rate_limited", { headers: { "retry-after": String(seconds) } });
}
