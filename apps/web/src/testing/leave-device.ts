import { cleanup } from "@testing-library/react";
import { vi } from "vitest";
import { clearTappedDay } from "#web/platform/day/tapped-day.ts";
import { clearDeviceWaters } from "#web/platform/device-waters.ts";
import { noteReachable } from "#web/platform/online-status.ts";
import { dropToken, readToken } from "#web/platform/session.ts";

/** Ends a test: nothing is shown, the session is over, and the device has kept nothing, in its stores either. */
export function leaveDevice(): void {
  cleanup();
  vi.unstubAllGlobals();
  const token = readToken();
  if (token !== null) dropToken(token);
  clearDeviceWaters();
  clearTappedDay();
  noteReachable(true);
  localStorage.clear();
}
