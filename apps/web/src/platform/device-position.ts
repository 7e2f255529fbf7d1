import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import type { Position } from "@striper/marine/geo";
import { askGeolocation } from "#web/platform/ask-geolocation.ts";
import { forgetFix, rememberedFix, rememberFix } from "#web/platform/remembered-position.ts";
import { readToken, tokenStore } from "#web/platform/session.ts";

export type DevicePosition =
  | {
      /** `asking` until the first place is known; a renewal keeps the known one. */
      readonly state: "unknown" | "asking" | "denied";
      readonly position: null;
      readonly accuracy_m: null;
      readonly at: null;
    }
  | {
      readonly state: "known";
      readonly position: Position;
      /** Meters. */
      readonly accuracy_m: number;
      /** When the device was there, milliseconds: it may have been a while. */
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

/** Positions are private: dropped on sign-out. */
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
  // Signed out in the meantime.
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
 * Asks the device for its position; the browser asks the person the first time. Called only on a tap,
 * and by the list of spots when it opens. A refusal is not reported, and drops the last position.
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

/** The last position that was asked for on this device. */
export const useDevicePosition = (): DevicePosition => useSelector(store);
