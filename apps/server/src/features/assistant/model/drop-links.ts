import type { Card } from "@striper/angling/assistant/cards/card";
import { isPageAddress } from "@striper/contract/page-addresses";

const addresses = /[a-z][a-z\d+.-]*:\/\/[^\s<>()[\]]+|\bwww\.[^\s<>()[\]]+/giu;
const punctuation = /[.,;:!?'"*_]+$/u;
/** The target of `[text](target)`, and of `[1]: target` where it can be an address at all. */
const targets = /\]\(\s*([^)]*)\)|\]:\s*(\S*[/&\\]\S*)/gu;

/**
 * Drops the links of a model's prose, which may repeat what a stranger wrote. The addresses of the
 * cards' sources and the app's own pages stay.
 */
export function dropLinks(prose: string, cards: readonly Card[]): string {
  const sources = new Set(cards.flatMap((card) => card.sources.map(({ link }) => link)));
  const isOurs = (address: string): boolean =>
    sources.has(address.replace(punctuation, "")) ||
    (/^\/(?![/\\])/u.test(address) && isPageAddress(address.replace(/[?#].*$/u, "")));
  const cleaned = prose
    .replaceAll(targets, (whole, inline?: string, reference?: string) =>
      isOurs((inline ?? reference ?? "").trim()) ? whole : "]",
    )
    .replaceAll(addresses, (address) => (isOurs(address) ? address : ""));
  // What was around a dropped link may be one now.
  return cleaned === prose ? prose : dropLinks(cleaned, cards);
}
