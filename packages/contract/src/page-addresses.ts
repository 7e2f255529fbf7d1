/**
 * Addresses of the web app's pages besides `/`, as in its router; `$` starts a parameter. The server treats other
 * addresses as unknown.
 */
export const pageAddresses = [
  "/accuracy",
  "/ai-assistant",
  "/ai-chat",
  "/ais-embed",
  "/analytics",
  "/catch-logger",
  "/claim-admin",
  "/confirm-email",
  "/dashboard",
  "/fishing-spots",
  "/fishing-spots/$id",
  "/float-plan",
  "/forgot-password",
  "/licenses",
  "/map",
  "/payment-success",
  "/privacy",
  "/profile",
  "/regulations",
  "/reset-password",
  "/rule-desk",
  "/score-grade",
  "/wading",
  "/sign-in",
  "/sign-up",
  "/stop-reminders",
  "/terms",
  "/tides",
  "/trip",
  "/undo-email-change",
] as const;

const withoutLastSlash = (path: string): string => path.replace(/\/$/u, "");

const partsOf = (path: string): readonly string[] => path.split("/").slice(1);

const knownParts = pageAddresses.map(partsOf);

/** Matches an address as the router does: case-insensitive, with or without a final slash. */
export function isPageAddress(path: string): boolean {
  const parts = partsOf(withoutLastSlash(path).toLowerCase());
  const fits = (known: string, part: string | undefined): boolean =>
    known.startsWith("$") ? part !== undefined && part !== "" : known === part;
  return knownParts.some(
    (known) =>
      known.length === parts.length && known.every((part, index) => fits(part, parts[index])),
  );
}

/** The address to which the device's gallery posts shared photos, and the page that shows them. */
export const photoShare = {
  action: "/share-photo",
  field: "photo",
  page: "/catch-logger?log=new&shared=photo",
} as const;
