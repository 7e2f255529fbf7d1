import type { FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import type { RetryAfterSeconds } from "#server/platform/rate-limit/rate-limiter.ts";

/**
 * Returns the address that stands for a caller: an IPv4 address or an IPv6 /64, one household each.
 */
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

/**
 * Limit for an IPv6 /48, in callers. A provider may give one customer a /48, which has 65,536 /64
 * networks.
 */
export const callersPerNetwork = 16;

/** Returns the /48 of an IPv6 caller, or null for IPv4. */
export function networkOf(caller: string): string | null {
  const head = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(caller)?.[1];
  return head === undefined ? null : `${head}::/48`;
}

export function callerOf(request: FastifyRequest): string {
  const { headers, socket } = request.raw;
  // Parsing the proxies' header takes time; skip it when there is none.
  const isForwarded = headers["x-forwarded-for"] !== undefined;
  return callerAddress(isForwarded ? request.ip : (socket.remoteAddress ?? "unknown"));
}

export function refuseWhenOver(seconds: RetryAfterSeconds): void {
  if (seconds > 0)
    throw new AppError("rate_limited", { headers: { "retry-after": String(seconds) } });
}
