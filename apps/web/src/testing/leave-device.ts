import { cleanup } from "@testing-library/react";
import { vi } from "vitest";
import { dropToken, readToken } from "#web/platform/session.ts";

/** After a test: nothing is shown, the session is over, and the device has kept nothing. */
export function leaveDevice(): void {
  cleanup();
  vi.unstubAllGlobals();
  const token = readToken();
  if (token !== null) dropToken(token);
  localStorage.clear();
}
