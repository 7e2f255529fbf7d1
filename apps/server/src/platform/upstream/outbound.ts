import { lookup as systemLookup } from "node:dns";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import type { Agent, RequestInit, Response } from "undici";
import { isPublicAddress } from "#server/platform/upstream/public-address.ts";

/** Thrown for an address from a third party that must not be requested. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

/** Sends this server's requests to others. Redirects are returned, not followed. */
export interface Outbound {
  /** Requests an address set by the operator, which may lead to this machine or its network. */
  askConfigured(url: URL, init: RequestInit): Promise<Response>;
  /** Requests an address from anybody else. It must be https on the public internet. */
  askPublic(url: URL, init: RequestInit): Promise<Response>;
}

/** Overrides for tests, which have no public internet. */
export interface OutboundOptions {
  readonly lookup?: LookupFunction;
  readonly isPublic?: (address: string) => boolean;
  readonly httpsPort?: number;
  readonly authority?: string;
}

const usualHttpsPort = 443;

/** Resolves a name once per connection, which then uses the checked address (no DNS rebinding). */
function publicLookup(lookup: LookupFunction, isPublic: (address: string) => boolean) {
  const checked: LookupFunction = (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      // On an error Node passes no other arguments, despite its types.
      if (error !== null) return callback(error, []);
      const all = typeof found === "string" ? [found] : found.map(({ address }) => address);
      if (all.length > 0 && all.every((address) => isPublic(address)))
        return callback(null, found, family);
      callback(new AddressRefused(`${hostname} leads to an address that is not public`), []);
    });
  return checked;
}

/** Checks a URL before any DNS lookup. `URL` has already normalized IP spellings such as 0x7f.1. */
function requirePublic(url: URL, isPublic: (address: string) => boolean, httpsPort: number): void {
  if (url.protocol !== "https:") throw new AddressRefused("an address that is not https");
  if (url.username !== "" || url.password !== "")
    throw new AddressRefused("an address with a user in it");
  if (Number(url.port || usualHttpsPort) !== httpsPort)
    throw new AddressRefused("an address with a port of its own");
  // An IP address is never looked up, so check it here.
  const host = url.hostname.replace(/^\[(.*)\]$/u, "$1");
  if (isIP(host) !== 0 && !isPublic(host))
    throw new AddressRefused(`${host} is not a public address`);
}

export function createOutbound(options: OutboundOptions = {}): Outbound {
  const { lookup = systemLookup, isPublic = isPublicAddress, httpsPort = usualHttpsPort } = options;
  const trust = options.authority === undefined ? {} : { ca: options.authority };

  // Load the client with the first request to keep the start fast.
  async function load() {
    const client = await import("undici");
    return {
      ask: client.fetch,
      anywhere: new client.Agent(),
      onlyPublic: new client.Agent({
        connect: { ...trust, lookup: publicLookup(lookup, isPublic) },
      }),
    };
  }
  let loading: ReturnType<typeof load> | undefined;
  async function ask(which: "anywhere" | "onlyPublic", url: URL, init: RequestInit) {
    const client = await (loading ??= load());
    const dispatcher: Agent = client[which];
    return client.ask(url, { ...init, redirect: "manual", dispatcher });
  }

  return {
    askConfigured: (url, init) => ask("anywhere", url, init),
    async askPublic(url, init) {
      requirePublic(url, isPublic, httpsPort);
      return ask("onlyPublic", url, init);
    },
  };
}

/** Shared by the process, so that connections are reused. */
export const outbound = createOutbound();
