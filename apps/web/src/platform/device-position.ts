import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import type { Position } from "@striper/marine/geo";
import { readToken, tokenStore } from "#web/platform/session.ts";
import { position } from "@striper/contract/schemas";
import { readFromOutside } from "@striper/contract/validation";
import * as z from "zod/mini";
import { readStoredJson, removeStored, writeStored } from "#web/platform/stored.ts";

/** Timeout for a satellite fix under an open sky, ms. */
const preciseTimeout = 10_000;
/** Timeout for a position from cell towers and known networks, ms. */
const coarseTimeout = 8_000;
/** Maximum age of a cached position that counts as current, ms. */
const preciseAge = 30_000;
const coarseAge = 10 * 60_000;
/** Overall timeout, because some browsers never answer, ms. */
const silence = 60_000;

export type Answer =
  | { readonly kind: "found"; readonly fix: Fix }
  | { readonly kind: "denied" | "unavailable" };

const unavailable: Answer = { kind: "unavailable" };

function once(geolocation: Geolocation, options: PositionOptions): Promise<Answer> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        const { latitude, longitude, accuracy } = coords;
        const fix = { position: { latitude, longitude }, accuracy_m: accuracy, at: timestamp };
        resolve({ kind: "found", fix });
      },
      (error) => resolve(error.code === error.PERMISSION_DENIED ? { kind: "denied" } : unavailable),
      options,
    );
  });
}

async function inTwoSteps(geolocation: Geolocation): Promise<Answer> {
  const precise = await once(geolocation, {
    enableHighAccuracy: true,
    timeout: preciseTimeout,
    maximumAge: preciseAge,
  });
  if (precise.kind !== "unavailable") return precise;
  return once(geolocation, { timeout: coarseTimeout, maximumAge: coarseAge });
}

/** Requests the device's position; always settles. */
export function askGeolocation(): Promise<Answer> {
  // Absent in some web views and on insecure addresses.
  const geolocation = "geolocation" in navigator ? navigator.geolocation : undefined;
  if (geolocation === undefined) return Promise.resolve(unavailable);
  return Promise.race([
    inTwoSteps(geolocation),
    new Promise<Answer>((resolve) => {
      setTimeout(() => resolve(unavailable), silence);
    }),
  ]);
}

const storedFix = z.object({
  position,
  /** Radius that contains the position with 95 % probability, m. */
  accuracy_m: z.number().check(z.nonnegative()),
  /** Time of the fix, ms since 1970. */
  at: z.number().check(z.nonnegative()),
});
export type Fix = z.output<typeof storedFix>;

const key = "device_position";

export function rememberedFix(): Fix | null {
  const kept = readFromOutside(storedFix, readStoredJson(key));
  return kept.success ? kept.data : null;
}

export function rememberFix(latest: Fix): void {
  writeStored(key, JSON.stringify(latest));
}

export function forgetFix(): void {
  removeStored(key);
}

export type DevicePosition =
  | {
      /** `asking` only until the first position; a renewal keeps the known one. */
      readonly state: "unknown" | "asking" | "denied";
      readonly position: null;
      readonly accuracy_m: null;
      readonly at: null;
    }
  | {
      readonly state: "known";
      readonly position: Position;
      /** Radius in meters. */
      readonly accuracy_m: number;
      /** Time of the fix, ms since 1970; it may be old. */
      readonly at: number;
    };

const without = (state: "unknown" | "asking" | "denied"): DevicePosition => ({
  state,
  position: null,
  accuracy_m: null,
  at: null,
});

function remembered(): DevicePosition {
  const fix = readToken() === null ? null : rememberedFix();
  return fix === null ? without("unknown") : { state: "known", ...fix };
}

const store = new Store(remembered());
let asking: Promise<PositionOutcome> | null = null;
const set = (next: DevicePosition): void => store.setState(() => next);

/** Positions are private, so sign-out drops them. */
tokenStore.subscribe((token) => {
  if (token !== null) return;
  asking = null;
  forgetFix();
  if (store.get().state !== "unknown") set(without("unknown"));
});

export type PositionOutcome = "found" | "denied" | "unavailable";

async function ask(): Promise<PositionOutcome> {
  const asker = readToken();
  if (store.get().state !== "known") set(without("asking"));
  const answer = await askGeolocation();
  if (readToken() !== asker) return "unavailable";
  if (answer.kind === "found") {
    rememberFix(answer.fix);
    set({ state: "known", ...answer.fix });
  } else if (answer.kind === "denied") {
    forgetFix();
    set(without("denied"));
  } else if (store.get().state !== "known") {
    set(without("unknown"));
  }
  return answer.kind;
}

/**
 * Requests the device's position; the browser asks for permission the first time. Call it only on a tap, or when the
 * list of spots opens. A denial drops the last position without a message.
 */
export function askPosition(): Promise<PositionOutcome> {
  if (asking !== null) return asking;
  const mine = ask().finally(() => {
    if (asking === mine) asking = null;
  });
  asking = mine;
  return mine;
}

export const devicePosition = (): DevicePosition => store.get();

export const useDevicePosition = (): DevicePosition => useSelector(store);
