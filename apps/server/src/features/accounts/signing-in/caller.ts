import type { FastifyRequest } from "fastify";
import { deviceName } from "#server/features/accounts/sessions/device-name.ts";
import { hashOf } from "#server/features/accounts/tokens.ts";
import { callerOf } from "#server/http/rate-limit.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface Caller {
  /** IP address, or the /64 network of an IPv6 address. */
  readonly address: string;
  readonly originHash: Buffer;
  readonly deviceName: string;
  readonly requester: Requester;
}

export function callerFrom(request: FastifyRequest, requester: Requester): Caller {
  const address = callerOf(request);
  return {
    address,
    originHash: hashOf(address),
    deviceName: deviceName(request.headers["user-agent"]),
    requester,
  };
}
