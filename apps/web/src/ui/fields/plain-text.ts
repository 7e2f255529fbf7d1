/**
 * Control characters and halves of surrogate pairs come along with what is pasted or read from a file;
 * the server refuses them.
 */
export const plainLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ").trim();

/** Keeps line breaks and tabs. */
export const plainText = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\r\t]|\p{Cs}/gu, "").trim();

/** The first characters, without half of a surrogate pair at the end. */
export function beginningOf(text: string, most: number): string {
  const cut = text.slice(0, most);
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).trim();
}
