import { findByLikeness, findPassage, isSameMeaning } from "@striper/angling/regulations/watch";
import type {
  PageLines,
  ReadAnswer,
  ReadOrder,
} from "#server/features/regulations/watch/reading/messages.ts";
import { readHtml } from "#server/features/regulations/watch/reading/read-html.ts";

type Finding = Extract<ReadAnswer, { kind: "read" }>["findings"][number];
type Rule = ReadOrder["rules"][number];

/** Below the number of letters of any page of rules. */
const fewestLetters = 60;
/** Above the word count of a page that only asks for a password. */
const wordsOfAWall = 150;

const textOf = (lines: PageLines): string =>
  lines.flatMap(({ under, cells }) => [...under, ...cells.map(({ text }) => text)]).join(" ");

const isPdf = (bytes: Uint8Array, contentType: string | null): boolean =>
  contentType?.startsWith("application/pdf") === true ||
  Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";

const charsetIn = /charset\s*=\s*["']?([\w:.-]+)/iu;

function decode(bytes: Uint8Array, contentType: string | null): string {
  const top = Buffer.from(bytes.subarray(0, 2048)).toString("latin1");
  const [, charset = "utf-8"] = charsetIn.exec(contentType ?? "") ?? charsetIn.exec(top) ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function faultOf(
  html: string,
  lines: PageLines,
): Extract<ReadAnswer, { kind: "fault" }> | undefined {
  const [, title = ""] = /<title[^>]*>([^<]{0,200})/iu.exec(html) ?? [];
  const text = `${title} ${textOf(lines)}`;
  const isShort = text.split(/\s+/u).length < wordsOfAWall;
  const fault = (kind: (typeof kinds)[number]) =>
    ({ kind: "fault", fault: kind, detail: title.trim() }) as const;
  if (
    isShort &&
    /captcha|are (?:you )?human|just a moment|checking your browser/iu.test(`${html} ${text}`)
  )
    return fault("captcha");
  if (isShort && /<input[^>]{0,300}type\s*=\s*["']?password/iu.test(html)) return fault("login");
  if (isShort && /not found|no longer (?:available|exists)|has been removed|\b404\b/iu.test(text))
    return fault("gone");
  return text.trim().length < fewestLetters ? fault("without-text") : undefined;
}
const kinds = ["captcha", "login", "gone", "without-text"] as const;

function lookFor({ id, watched, accepted }: Rule, page: PageLines): Finding {
  const byName = findPassage(page, watched);
  const isRenamed = byName.groups.length === 0 && accepted !== null && accepted.groups.length > 0;
  const passage = isRenamed ? findByLikeness(page, accepted) : byName;
  if (accepted === null) return { id, passage, isSame: null };
  const { words } = watched;
  return { id, passage, isSame: isSameMeaning(accepted, passage, { words, page }) };
}

async function linesOf({ bytes, contentType }: ReadOrder): Promise<PageLines | ReadAnswer> {
  if (isPdf(bytes, contentType)) {
    try {
      // Loaded on demand, because loading takes longer than reading a page.
      const { readPdf } = await import("#server/features/regulations/watch/reading/read-pdf.ts");
      const lines = await readPdf(bytes);
      if (textOf(lines).length >= fewestLetters) return lines;
      return { kind: "fault", fault: "without-text", detail: "a PDF without text" };
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return { kind: "fault", fault: "unreadable", detail: detail.slice(0, 200) };
    }
  }
  const html = decode(bytes, contentType);
  const lines = readHtml(html);
  return faultOf(html, lines) ?? lines;
}

export async function readPage(order: ReadOrder): Promise<ReadAnswer> {
  const lines = await linesOf(order);
  if ("kind" in lines) return lines;
  return { kind: "read", findings: order.rules.map((rule) => lookFor(rule, lines)) };
}
