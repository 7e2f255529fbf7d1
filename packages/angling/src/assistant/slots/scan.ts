/** Marks a consumed letter; no pattern matches across it. */
const taken = "#";

/**
 * The text of a message while slots are read. Consumed text is blanked at equal length, so
 * positions stay valid and the rest is unread.
 */
export class Scan {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.text);
  }

  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.text);
    if (match !== null) this.#blank(match.index, match[0]);
    return match;
  }

  takeAll(pattern: RegExp): readonly RegExpExecArray[] {
    const matches = [...this.text.matchAll(new RegExp(pattern.source, "g"))];
    for (const match of matches) this.#blank(match.index, match[0]);
    return matches;
  }

  rest(): readonly string[] {
    return this.text.split(/[ #]+/).filter((word) => word !== "");
  }

  #blank(at: number, words: string): void {
    const blank = words.replaceAll(/\S/g, taken);
    this.text = this.text.slice(0, at) + blank + this.text.slice(at + words.length);
  }
}
