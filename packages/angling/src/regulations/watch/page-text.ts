/** A cell of an official page, without markup, menus and frame. */

export interface PageCell {
  /** The column heading or the label before the value; null when there is none. */
  readonly label: string | null;
  readonly text: string;
}

export interface PageLine {
  /** The headings above the line, nearest last. */
  readonly under: readonly string[];
  /** A table row's cells in order, its head first; a single cell for other text. */
  readonly cells: readonly PageCell[];
  readonly isRow: boolean;
}

export type PageText = readonly PageLine[];

/** Lines of one page about one fish that belong together. */
export interface PassageGroup {
  readonly cells: readonly PageCell[];
}

export interface Passage {
  readonly groups: readonly PassageGroup[];
}

/** Search terms for a rule's passage on a page. */
export interface WatchedWords {
  /** The official names of the fish, or the subject of a notice. */
  readonly words: readonly string[];
  /** Phrases that contain one of those words but mean something else, such as "Cape Cod". */
  readonly not: readonly string[];
  /** Names of the rule's area; empty when it covers all of the water. */
  readonly area: readonly string[];
  /** Names of the areas of the fish's other rules in the jurisdiction. */
  readonly otherAreas: readonly string[];
}
