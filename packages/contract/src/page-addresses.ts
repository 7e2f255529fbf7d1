/**
 * The addresses of the web app's pages besides `/`, as its router has them; `$` begins a part that
 * may be anything. Any other address is unknown to the server too.
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

/** As the router reads addresses: in any case, with or without a slash at the end. */
export function isPageAddress(path: string): boolean {
  const parts = partsOf(withoutLastSlash(path).toLowerCase());
  const fits = (known: string, part: string | undefined): boolean =>
    known.startsWith("$") ? part !== undefined && part !== "" : known === part;
  return knownParts.some(
    (known) =>
      known.length === parts.length && known.every((part, index) => fits(part, parts[index])),
  );
}

/** Where the device's gallery hands photos over, and the page that they are shown on. */
export const photoShare = {
  action: "/share-photo",
  /** Of the form that is posted. */
  field: "photo",
  page: "/catch-logger?log=new&shared=photo",
} as const;
