import { parseFeedDate } from "#server/features/reports/feed/feed-date.ts";
import { decodeEntities, plainText, shorten } from "#server/features/reports/feed/plain-text.ts";
import type { Instant } from "@striper/marine/time";

export interface FeedItem {
  readonly title: string;
  readonly link: string;
  readonly date: Instant | null;
  readonly summary: string;
}

const longestTitle = 200;
/**
 * Characters of an excerpt, short for copyright and long enough to decide on following the link.
 */
const longestSummary = 220;
const longestLink = 1000;
const mostItems = 30;
/** Limit of characters per item, because some feeds contain whole articles. */
const longestItem = 200_000;
/** Limit of HTML characters read for a title or an excerpt. */
const longestText = 20_000;

/** Returns the content of the first element of a name, or undefined when it never ends. */
function elementText(part: string, name: string): string | undefined {
  const opening = new RegExp(`<${name}(?=[\\s>])[^<>]*(?<!/)>`, "iu").exec(part);
  if (opening === null) return undefined;
  const rest = part.slice(opening.index + opening[0].length);
  const end = rest.search(new RegExp(`</${name}\\s*>`, "iu"));
  return end === -1 ? undefined : withoutCdata(rest.slice(0, Math.min(end, longestText)));
}

function contentOf(part: string, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = elementText(part, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Decodes entities outside CDATA once; CDATA is not escaped. */
function withoutCdata(text: string): string {
  return text
    .split(/(<!\[CDATA\[[\s\S]*?(?:\]\]>|$))/u)
    .map((piece) =>
      piece.startsWith("<![CDATA[")
        ? piece.slice("<![CDATA[".length).replace(/\]\]>$/u, "")
        : decodeEntities(piece),
    )
    .join("");
}

export function safeLink(text: string | undefined, base: string): string | null {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "" || trimmed.length > longestLink || !URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.username === "" && url.password === "" ? url.href : null;
}

const attribute = (tag: string, name: string): string | undefined => {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "iu").exec(tag);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : decodeEntities(value);
};

/** Reads Atom's link from attributes; the alternate link is the page. */
function atomLink(part: string): string | undefined {
  const tags = part.match(/<link\b[^<>]*>/giu) ?? [];
  const page = tags.find((tag) => (attribute(tag, "rel") ?? "alternate") === "alternate");
  return page === undefined ? undefined : attribute(page, "href");
}

function permalink(part: string): string | undefined {
  const tag = /<guid\b[^<>]*>/iu.exec(part)?.[0];
  const isPage = tag !== undefined && attribute(tag, "isPermaLink") !== "false";
  return isPage ? contentOf(part, "guid") : undefined;
}

function readItem(part: string, base: string, now: Instant): FeedItem | null {
  const link = safeLink(contentOf(part, "link") ?? atomLink(part) ?? permalink(part), base);
  const title = plainText(contentOf(part, "title") ?? "");
  if (link === null || title === "") return null;
  const text = contentOf(part, "description", "summary", "content:encoded", "content") ?? "";
  const date = contentOf(part, "pubDate", "published", "dc:date", "updated", "date") ?? "";
  return {
    title: shorten(title, longestTitle),
    link,
    date: parseFeedDate(plainText(date), now),
    summary: shorten(plainText(text), longestSummary),
  };
}

const isFeed = /<(?:rss|feed|rdf:RDF|channel)\b/iu;
const withoutComments = (text: string): string => text.replace(/<!--[\s\S]*?(?:-->|$)/gu, "");

/** Splits items at their end tag, or at the next item when it is missing. */
function partsOf(text: string): string[] {
  return text
    .split(/<(?:item|entry)(?=[\s>])/iu)
    .slice(1, mostItems + 1)
    .map((part) => part.slice(0, longestItem).split(/<\/(?:item|entry)\s*>/iu, 1)[0] ?? "");
}

/**
 * Reads an RSS or Atom feed, even a malformed one. Returns null when the text is no feed. Leaves
 * out items without a title or a web link.
 */
export function readFeedItems(text: string, base: string, now: Instant): FeedItem[] | null {
  const feed = withoutComments(text);
  if (!isFeed.test(feed)) return null;
  return partsOf(feed)
    .map((part) => readItem(part, base, now))
    .filter((item) => item !== null);
}
