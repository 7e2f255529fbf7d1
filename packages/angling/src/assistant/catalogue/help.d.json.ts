declare const catalogue: readonly {
  readonly title: string;
  /** A pattern of the words that ask for it. */
  readonly asked: string;
  readonly words: string;
  readonly screen: string | null;
}[];
export default catalogue;
