import { second } from "@striper/marine/time";
import { allowsAll, readRobots, type Robots } from "#server/features/regulations/watch/robots.ts";
import type { PageFault } from "#server/features/regulations/watch/watch.store.ts";
import { outbound, type Outbound } from "#server/platform/upstream/outbound.ts";
import { UpstreamError } from "#server/platform/upstream/upstream-error.ts";
import { createUpstreamHttp } from "#server/platform/upstream/upstream-http.ts";
import type { UpstreamHttp, Validators } from "#server/platform/upstream/upstream-http.ts";

const pageLimits = { timeoutMs: 60 * second, maxBytes: 10e6 };
const robotsLimits = { timeoutMs: 20 * second, maxBytes: 500_000, isTopEnough: true };

export interface PageFetching {
  /**
   * Undefined disables fetching, "official" uses each page's own address, and a URL serves
   * stand-ins for all.
   */
  readonly from: string | undefined;
  readonly userAgent: string;
}

export type FetchedPage =
  | { readonly kind: "unchanged" }
  | {
      readonly kind: "page";
      readonly bytes: Buffer;
      readonly contentType: string | null;
      readonly validators: Validators;
    }
  | { readonly kind: "fault"; readonly fault: PageFault };

/**
 * Allows only https to the public internet, because addresses in the rule table are not trusted.
 */
const onlyPublic: Outbound = {
  askConfigured: (url, init) => outbound.askPublic(url, init),
  askPublic: (url, init) => outbound.askPublic(url, init),
};

const addressOf = (url: string, from: string): string =>
  from === "official" ? url : `${from}/${url.replace(/^https?:\/\//u, "")}`;

function faultOf(error: unknown): PageFault {
  if (!(error instanceof UpstreamError)) throw error;
  const { fault, message } = error;
  const { status } = error.details;
  if (fault !== "status") return { kind: fault, detail: message };
  if (status === 404 || status === 410) return { kind: "gone", detail: message };
  if (status === 401 || status === 403 || status === 407)
    return { kind: "refused", detail: message };
  return { kind: "status", detail: message, waitMs: error.details.retryAfterMs };
}

/** Fetches pages for one run of the job; reads each site's robots.txt once. */
export function createPageFetcher({ from, userAgent }: PageFetching, stop: AbortSignal) {
  const base = from ?? "official";
  const http: UpstreamHttp = createUpstreamHttp({
    userAgent,
    patience: () => Infinity,
    stop,
    ...(base === "official" ? { outbound: onlyPublic } : {}),
  });
  const robots = new Map<string, Promise<Robots>>();

  /** A site without robots.txt allows everything. If it cannot be read, the page is tried later. */
  async function askRobots(origin: string): Promise<Robots> {
    try {
      const answer = await http.get({
        url: addressOf(`${origin}/robots.txt`, base),
        ...robotsLimits,
      });
      return answer.kind === "body"
        ? readRobots(answer.bytes.toString("utf8"), userAgent)
        : allowsAll;
    } catch (error) {
      if (
        error instanceof UpstreamError &&
        error.fault === "status" &&
        (error.details.status ?? 500) < 500
      )
        return allowsAll;
      throw error;
    }
  }

  return async function fetchPage(url: string, validators: Validators): Promise<FetchedPage> {
    try {
      const { origin, pathname, search } = new URL(url);
      const asked = robots.get(origin) ?? askRobots(origin);
      robots.set(origin, asked);
      if (!(await asked).allows(pathname + search))
        return {
          kind: "fault",
          fault: { kind: "robots", detail: "robots.txt asks not to be fetched" },
        };
      const address = addressOf(url, base);
      const answer = await http.get({
        url: address,
        ...pageLimits,
        validators,
        accept: "text/html, application/pdf",
      });
      if (answer.kind === "unchanged") return answer;
      if (placeOf(answer.url) !== placeOf(address))
        return { kind: "fault", fault: { kind: "moved", detail: answer.url.slice(0, 400) } };
      return { ...answer, kind: "page" };
    } catch (error) {
      return { kind: "fault", fault: faultOf(error) };
    }
  };
}

/** Ignores differences in protocol, www and a trailing slash, which do not count as a move. */
function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./u, "")}${pathname.replace(/\/$/u, "")}`;
}

export type FetchPage = ReturnType<typeof createPageFetcher>;
