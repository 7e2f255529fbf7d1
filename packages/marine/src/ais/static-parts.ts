import type { Instant } from "#marine/time/index.ts";
import type { AisMessage } from "./message.ts";

type Parts = Pick<AisMessage, "name" | "callSign" | "shipType">;

/** Class B sends both parts within a minute every six minutes; this survives two losses. */
const timeoutMs = 15 * 60_000;
const mostVessels = 4096;

export function createStaticPartJoiner(): (message: AisMessage, now: Instant) => AisMessage {
  const heard = new Map<number, { readonly parts: Parts; readonly at: Instant }>();

  function forgetOld(now: Instant): void {
    for (const [mmsi, { at }] of heard) {
      if (now - at <= timeoutMs && heard.size < mostVessels) return;
      heard.delete(mmsi);
    }
  }

  return (message, now) => {
    const known = heard.get(message.mmsi);
    heard.delete(message.mmsi);
    forgetOld(now);
    const { type, mmsi, ...own } = message;
    const isFresh = known !== undefined && now - known.at <= timeoutMs;
    const parts = isFresh ? { ...known.parts, ...own } : own;
    heard.set(mmsi, { parts, at: now });
    return { type, mmsi, ...parts };
  };
}
