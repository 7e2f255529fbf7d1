/** Replaces control characters and lone surrogates from pasted or imported text, which the server rejects. */
export const plainLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ").trim();

/** Removes the same characters but keeps line breaks and tabs. */
export const plainText = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\r\t]|\p{Cs}/gu, "").trim();

/** Returns the beginning of a text, without splitting a surrogate pair. */
export function beginningOf(text: string, most: number): string {
  const cut = text.slice(0, most);
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).trim();
}
