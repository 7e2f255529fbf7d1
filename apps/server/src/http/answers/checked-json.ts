/** The JSON of an answer that was checked when it was made, for those who may need it again. */
export class CheckedJson {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}
