const lets =
  /\b(?:releas\w+|let (?:it |her |him |them )?go|(?:threw|tossed|put) (?:it |her |him )?back)\b/;
const keeps = /\b(?:kept|keeping)\b/;

/** What became of a catch that is written down; null where it is not said. */
export function fateIn(words: string): "released" | "kept" | null {
  if (lets.test(words)) return "released";
  return keeps.test(words) ? "kept" : null;
}
