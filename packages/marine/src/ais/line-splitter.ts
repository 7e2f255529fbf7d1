import { longestLine } from "./sentence.ts";

export interface LineSplitter {
  /** The lines that this piece completes. What is longer than any sentence is cut, and so refused later. */
  push(piece: string): string[];
  /** What stands behind the last line break. */
  end(): string[];
}

/** One more than a readable line has, so that a longer one stays recognizable as too long. */
const longestKept = longestLine + 1;

/** Cuts a stream at its line feeds and keeps at most one line's worth of it. */
export function createLineSplitter(): LineSplitter {
  let rest = "";
  return {
    push(piece) {
      const lines = piece.split("\n");
      // Of a line that never ends only the beginning is kept.
      lines[0] = rest + (lines[0] ?? "").slice(0, longestKept - rest.length);
      rest = (lines.pop() ?? "").slice(0, longestKept);
      return lines;
    },
    end() {
      const last = rest === "" ? [] : [rest];
      rest = "";
      return last;
    },
  };
}
