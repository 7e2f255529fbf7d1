import { createHash } from "node:crypto";

/** Bits of the sum: enough that different rows do not give the same sum. */
const sumBits = 256;

/** Of rows in any order: servers with other collations, and older backups, have another one. */
export class RowsDigest {
  #sum = 0n;

  add(line: string): void {
    const hash = createHash("sha256").update(line).digest("hex");
    this.#sum = BigInt.asUintN(sumBits, this.#sum + BigInt(`0x${hash}`));
  }

  equals(other: RowsDigest): boolean {
    return this.#sum === other.#sum;
  }
}
