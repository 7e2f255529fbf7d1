/** Stands for our own origin while an address is taken apart. */
const here = "https://here.invalid";

/** Where to go after signing in: a page of ours, whatever the address bar was made to say. */
export function nextPage(next: unknown): string | undefined {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, here)) {
    return undefined;
  }
  // Browsers read "//", "/\\" and a hidden tab as the start of another host.
  const target = new URL(next, here);
  return target.origin === here ? target.pathname + target.search + target.hash : undefined;
}

export interface EntrySearch {
  readonly next?: string;
}

export function entrySearch(search: Record<string, unknown>): EntrySearch {
  const next = nextPage(search["next"]);
  return next === undefined ? {} : { next };
}

export interface LinkSearch {
  readonly token?: string;
}

export function linkSearch(search: Record<string, unknown>): LinkSearch {
  // A token of digits only would arrive as a number.
  const token = search["token"];
  return typeof token === "string" || typeof token === "number" ? { token: String(token) } : {};
}
