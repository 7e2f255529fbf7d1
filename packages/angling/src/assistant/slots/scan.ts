/** Stands for a letter that was read; no pattern matches across it. */
const taken = "#";

/**
 * The words of a message while slots are read from them. What a reader recognises is blanked out with
 * the same length, so the rest keeps its places and what remains at the end was read by nobody.
 */
export class Scan {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.text);
  }

  /** Takes the first match out of the words; null when there is none. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.text);
    if (match !== null) this.#blank(match.index, match[0]);
    return match;
  }

  /** Takes every match, from left to right. */
  takeAll(pattern: RegExp): readonly RegExpExecArray[] {
    const matches = [...this.text.matchAll(new RegExp(pattern.source, "g"))];
    for (const match of matches) this.#blank(match.index, match[0]);
    return matches;
  }

  /** The words nobody took. */
  rest(): readonly string[] {
    return this.text.split(/[ #]+/).filter((word) => word !== "");
  }

  #blank(at: number, words: string): void {
    const blank = words.replaceAll(/\S/g, taken);
    this.text = this.text.slice(0, at) + blank + this.text.slice(at + words.length);
  }
}
