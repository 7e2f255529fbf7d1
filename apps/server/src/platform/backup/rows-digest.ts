import { createHash } from "node:crypto";
import type { ClientBase } from "pg";
import * as z from "zod/mini";

const numberBits = 64;

const sumRow = z.object({ sum: z.string() });

/** A digest of rows in any order. The order differs between collations and in older backups. */
export class RowsDigest {
  #sum: bigint;

  constructor(sum = 0n) {
    this.#sum = BigInt.asIntN(numberBits, sum);
  }

  add(row: string): void {
    const number = createHash("sha256").update(row).digest().readBigInt64BE();
    this.#sum = BigInt.asIntN(numberBits, this.#sum + number);
  }

  equals(other: RowsDigest): boolean {
    return this.#sum === other.#sum;
  }
}

/**
 * Computes the digest inside the database, on several of its processors. Needs an open transaction.
 */
export async function digestOfTable(client: ClientBase, quotedTable: string): Promise<RowsDigest> {
  await client.query("set local max_parallel_workers_per_gather = 2");
  const { rows } = await client.query(
    `select coalesce(sum(('x' || left(encode(sha256(convert_to(t::text, 'UTF8')), 'hex'),
         ${numberBits / 4}))::bit(${numberBits})::bigint), 0)::text as sum from only ${quotedTable} t`,
  );
  return new RowsDigest(BigInt(sumRow.parse(rows[0]).sum));
}
