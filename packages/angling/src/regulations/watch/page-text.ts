/** An official page without its markup, menus and frame, as it is kept and compared. */

export interface PageCell {
  /** What stands above the column or before the value; null: nothing. */
  readonly label: string | null;
  readonly text: string;
}

export interface PageLine {
  /** The headings above it, the nearest last. */
  readonly under: readonly string[];
  /** Of a row of a table: the cells in order, the row's head first. Else one cell. */
  readonly cells: readonly PageCell[];
  readonly isRow: boolean;
}

export type PageText = readonly PageLine[];

/** A passage: what one page says about one fish. Lines that belong together are one group. */
export interface PassageGroup {
  readonly cells: readonly PageCell[];
}

export interface Passage {
  readonly groups: readonly PassageGroup[];
}

/** What is looked for on a page for a rule. */
export interface WatchedWords {
  /** As official pages call the fish, or what a notice is about. */
  readonly words: readonly string[];
  /** Words that contain one of those and mean something else: "Cape Cod". */
  readonly not: readonly string[];
  /** Of a rule for a part of the water: its names; empty: all of the water. */
  readonly area: readonly string[];
  /** Of the other rules for this fish in this jurisdiction. */
  readonly otherAreas: readonly string[];
}
