/**
 * Thrown for a file that is no archive, or one that is damaged, encrypted, too large or has unsafe
 * paths.
 */
export class UnreadableArchive extends Error {
  override readonly name = "UnreadableArchive";
  readonly isTooLarge: boolean;

  /** Takes a sentence for the user that names the file and its fault. */
  constructor(message: string, options: ErrorOptions & { readonly isTooLarge?: boolean } = {}) {
    super(message, options);
    this.isTooLarge = options.isTooLarge ?? false;
  }
}
