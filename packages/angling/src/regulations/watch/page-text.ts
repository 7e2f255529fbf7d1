export interface PageCell {
  /** The column heading or the label before the value; null when there is none. */
  readonly label: string | null;
  readonly text: string;
}

export interface PageLine {
  readonly under: readonly string[];
  /** A table row's cells in order, its head first; a single cell for other text. */
  readonly cells: readonly PageCell[];
  readonly isRow: boolean;
}

/** An official page without markup, menus and frame, as it is stored and compared. */
export type PageText = readonly PageLine[];

export interface PassageGroup {
  readonly cells: readonly PageCell[];
}

export interface Passage {
  readonly groups: readonly PassageGroup[];
}

export interface WatchedWords {
  /** The official names of the fish, or the subject of a notice. */
  readonly words: readonly string[];
  /** Phrases that contain one of those words but mean something else, such as "Cape Cod". */
  readonly not: readonly string[];
  readonly area: readonly string[];
  readonly otherAreas: readonly string[];
}
