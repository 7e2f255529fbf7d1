import { errorCode } from "#server/platform/error-code.ts";

export function isProcessRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Another user's process may be seen, but not signalled.
    return errorCode(error) === "EPERM";
  }
}
