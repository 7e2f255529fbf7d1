import type { RequestInit, Response } from "undici";
import { AddressRefused } from "#server/platform/upstream/outbound.ts";
import type { Outbound } from "#server/platform/upstream/outbound.ts";

const mostRedirects = 3;
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export const isRedirect = (status: number): boolean => redirectStatuses.has(status);

function leadsTo(response: Response, from: URL): URL | undefined {
  const location = isRedirect(response.status) ? response.headers.get("location") : null;
  if (location === null) return undefined;
  if (!URL.canParse(location, from.href)) throw new AddressRefused("a redirect to no address");
  return new URL(location, from);
}

/**
 * Requests an address set by the operator and follows at most three redirects. Targets outside the
 * configured origin must be public https addresses.
 */
export async function askFollowing(
  outbound: Outbound,
  configured: string,
  init: RequestInit,
): Promise<Response> {
  const { origin } = new URL(configured);
  let url = new URL(configured);
  let isConfigured = true;
  for (let redirects = 0; ; redirects++) {
    const response = await (isConfigured
      ? outbound.askConfigured(url, init)
      : outbound.askPublic(url, init));
    const next = leadsTo(response, url);
    if (next === undefined) return response;
    await response.body?.cancel();
    if (redirects === mostRedirects)
      throw new AddressRefused(`more than ${mostRedirects} redirects`);
    url = next;
    isConfigured &&= url.origin === origin;
  }
}
