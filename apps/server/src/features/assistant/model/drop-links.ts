import type { Fact } from "@striper/angling/assistant";
import { isPageAddress } from "@striper/contract/page-addresses";

const addresses = /[a-z][a-z\d+.-]*:\/\/[^\s<>()[\]]+|\bwww\.[^\s<>()[\]]+/giu;
const punctuation = /[.,;:!?'"*_]+$/u;
/** The target of `[text](target)`, and of `[1]: target` where it can be an address at all. */
const targets = /\]\(\s*([^)]*)\)|\]:\s*(\S*[/&\\]\S*)/gu;
/** The end of a text that may go on as a link: its last word, with the target that it is part of. */
const open = /(?:\]\([^)]*\)?\S*|\]:\s*\S*|\S+)$/u;
/** No address is longer; a target that stays open is text. */
const longestHeld = 2000;

const sourcesOf = (facts: readonly Fact[]): Set<string> =>
  new Set(
    facts.flatMap(({ source }) =>
      (source.match(addresses) ?? []).map((found) => found.replace(punctuation, "")),
    ),
  );

function withoutLinks(text: string, facts: readonly Fact[]): string {
  const sources = sourcesOf(facts);
  const isOurs = (address: string): boolean =>
    sources.has(address.replace(punctuation, "")) ||
    (/^\/(?![/\\])/u.test(address) && isPageAddress(address.replace(/[?#].*$/u, "")));
  const cleaned = text
    .replaceAll(targets, (whole, inline?: string, reference?: string) =>
      isOurs((inline ?? reference ?? "").trim()) ? whole : "]",
    )
    .replaceAll(addresses, (address) => (isOurs(address) ? address : ""));
  // What was around a dropped link may be one now.
  return cleaned === text ? text : withoutLinks(cleaned, facts);
}

/**
 * Passes on a text that comes in pieces, without its links: the addresses that the facts name as their sources and
 * the app's own pages stay. A model's prose may repeat what a stranger wrote.
 */
export function createLinkDropper(facts: readonly Fact[]) {
  let held = "";
  return {
    /** Returns what can be shown already. */
    push(piece: string): string {
      held += piece;
      const start = open.exec(held)?.index ?? held.length;
      const ready = held.length - start > longestHeld ? held : held.slice(0, start);
      held = held.slice(ready.length);
      return withoutLinks(ready, facts);
    },
    end(): string {
      const rest = withoutLinks(held, facts);
      held = "";
      return rest;
    },
  };
}
