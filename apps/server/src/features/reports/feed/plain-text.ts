/** Entities common in feeds; unknown ones stay as they are. */
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  deg: "°",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  eacute: "é",
  copy: "©",
  reg: "®",
  trade: "™",
  bull: "•",
  middot: "·",
};

const highestCodePoint = 0x10_ff_ff;
const isSurrogate = (code: number): boolean => code >= 0xd8_00 && code <= 0xdf_ff;

function characterOf(code: number): string {
  const isUsable = code > 0 && code <= highestCodePoint && !isSurrogate(code);
  return isUsable ? String.fromCodePoint(code) : "\uFFFD";
}

/** Decodes once; text escaped twice needs two calls. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,8}));/giu, (whole, ...parts) => {
    const [decimal, hexadecimal, name] = parts.map((part: unknown) =>
      typeof part === "string" ? part : undefined,
    );
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
    return named[name ?? ""] ?? named[(name ?? "").toLowerCase()] ?? whole;
  });
}

const hiddenElements =
  /<(script|style|iframe|object|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;
const comments = /<!--[\s\S]*?(?:-->|$)/gu;
/** A tag, complete or cut off. "<" before a space or a digit is a plain character. */
const tags = /<\/?[a-z!?][^<>]*(?:>|$)/giu;
const controls = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Tags within a word or sentence; other tags become a space. */
const inlineTags = /<\/?(?:a|abbr|b|em|font|i|mark|s|small|span|strong|sub|sup|u)\b[^<>]*>/giu;

const withoutTags = (html: string): string =>
  html
    .replace(hiddenElements, " ")
    .replace(comments, " ")
    .replace(inlineTags, "")
    .replace(tags, " ");

/**
 * Converts HTML to one line of plain text. Entities are decoded after tags are removed, and tags
 * that appear by decoding are removed too, so that a browser finds no tag in the result.
 */
export function plainText(html: string): string {
  let text = html;
  for (let round = 0; round < 3; round++) text = decodeEntities(withoutTags(text));
  return withoutTags(text)
    .replace(/[<>]/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(controls, "")
    .trim();
}

export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
