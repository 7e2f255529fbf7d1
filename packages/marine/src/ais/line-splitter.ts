import { longestLine } from "./sentence.ts";

export interface LineSplitter {
  /** Returns the lines completed by this chunk. Overlong lines are truncated and rejected later. */
  push(piece: string): string[];
  end(): string[];
}

/** One more than the longest readable line, so that a longer one is recognized as too long. */
const longestBuffered = longestLine + 1;

export function createLineSplitter(): LineSplitter {
  let rest = "";
  return {
    push(piece) {
      const end = piece.lastIndexOf("\n");
      // Buffer only the beginning of a line that never ends.
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
