/** Not an archive, or one that is damaged, encrypted, too large, or names odd paths. */
export class UnreadableArchive extends Error {
  override readonly name = "UnreadableArchive";
  /** A limit is exceeded; else something is not as it should be. */
  readonly isTooLarge: boolean;

  /** The message is a sentence for the person: which file, and what about it. */
  constructor(message: string, options: ErrorOptions & { readonly isTooLarge?: boolean } = {}) {
    super(message, options);
    this.isTooLarge = options.isTooLarge ?? false;
  }
}
