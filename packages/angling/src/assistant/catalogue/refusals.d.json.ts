declare const catalogue: Readonly<
  Record<
    string,
    {
      /** Of two that fit a question the surer is told. */
      readonly surely: number;
      /** A pattern of the words it is known by; null: it is not known by words. */
      readonly asked: string | null;
      readonly words: string;
    }
  >
>;
export default catalogue;
