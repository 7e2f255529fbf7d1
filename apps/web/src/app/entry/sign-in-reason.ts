/** Where a visitor wanted to go, and what the specification says to them there. */
const reasons = [
  ["/catch-logger", "Please log in to access catch logger"],
  ["/ai-chat", "Please log in to use the AI assistant"],
  ["/licenses", "Please log in to view licenses"],
] as const;

const overlayReasons = [
  ["catch-log", "Please log in to log catches"],
  ["my-catches", "Please log in to view catches"],
] as const;

/** A tab or a single catch of the log book. */
const logReason = "Please log in to view your catch log";

/** Every other view that somebody was on the way to. */
const otherReason = "Please log in first";

/** For whoever is put out in the middle of something. */
const endedReason =
  "Your session has ended. What you saved on this device is kept. Please sign in again.";

/** Why one is asked to sign in; undefined on the way to the start. */
export function signInReason(next: string | undefined, isEnded: boolean): string | undefined {
  if (isEnded) return endedReason;
  if (next === undefined) return undefined;
  const { pathname, searchParams } = new URL(next, "https://here.invalid");
  const modal = searchParams.get("modal");
  const [, overlay] = overlayReasons.find(([name]) => name === modal) ?? [];
  const isInLog =
    pathname === "/catch-logger" && (searchParams.has("tab") || searchParams.has("catch"));
  if (pathname === "/dashboard" && modal === null) return undefined;
  const [, view = otherReason] = reasons.find(([path]) => path === pathname) ?? [];
  return overlay ?? (isInLog ? logReason : view);
}
