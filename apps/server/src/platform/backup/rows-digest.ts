import { createHash } from "node:crypto";
import type { ClientBase } from "pg";
import * as z from "zod/mini";

/** Two numbers of 64 bits of each row's hash: enough that different rows do not give the same sums. */
const numberBytes = 8;
const numberBits = 64;

const sumsRow = z.object({ first: z.string(), second: z.string() });

/** Of rows in any order: servers with other collations, and older backups, have another one. */
export class RowsDigest {
  #first: bigint;
  #second: bigint;

  constructor(first = 0n, second = 0n) {
    this.#first = first;
    this.#second = second;
  }

  add(row: string): void {
    const hash = createHash("sha256").update(row).digest();
    this.#first = BigInt.asIntN(numberBits, this.#first + hash.readBigInt64BE(0));
    this.#second = BigInt.asIntN(numberBits, this.#second + hash.readBigInt64BE(numberBytes));
  }

  equals(other: RowsDigest): boolean {
    return this.#first === other.#first && this.#second === other.#second;
  }
}

const sumFrom = (byte: number): string =>
  `coalesce(sum(('x' || encode(substring(hash from ${byte} for ${numberBytes}), 'hex'))::bit(${numberBits})::bigint), 0)::text`;

/** Of a table's rows, computed by the server: so that they need not come back over the connection. */
export async function digestOfTable(client: ClientBase, quotedTable: string): Promise<RowsDigest> {
  const { rows } = await client.query(
    `select ${sumFrom(1)} as first, ${sumFrom(1 + numberBytes)} as second
       from (select sha256(convert_to(t::text, 'UTF8')) as hash from only ${quotedTable} t offset 0) as hashed`,
  );
  const sums = sumsRow.parse(rows[0]);
  const [first, second] = [sums.first, sums.second].map((sum) =>
    BigInt.asIntN(numberBits, BigInt(sum)),
  );
  return new RowsDigest(first, second);
}
