import { longestLine } from "./sentence.ts";

export interface LineSplitter {
  /** The lines that this piece completes. What is longer than any sentence is cut, and so refused later. */
  push(piece: string): string[];
  /** What stands behind the last line break. */
  end(): string[];
}

/** One more than a readable line has, so that a longer one stays recognizable as too long. */
const longestBuffered = longestLine + 1;

/** Cuts a stream at its line feeds and keeps at most one line's worth of it. */
export function createLineSplitter(): LineSplitter {
  let rest = "";
  return {
    push(piece) {
      const end = piece.lastIndexOf("\n");
      // Of a line that never ends only the beginning is buffered.
      const begun = rest;
      const room = longestBuffered - begun.length;
      if (end === -1) {
        rest = begun + piece.slice(0, room);
        return [];
      }
      rest = piece.slice(end + 1, end + 1 + longestBuffered);
      return piece
        .slice(0, end)
        .split("\n")
        .map((line, index) => (index === 0 ? begun + line.slice(0, room) : line));
    },
    end() {
      const last = rest === "" ? [] : [rest];
      rest = "";
      return last;
    },
  };
}
