import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { sql } from "drizzle-orm";
import { StorageFull } from "#server/platform/disk/storage-full.ts";

/** A disk on which a few more files can be written, then none. */
export function createLimitedDiskRoom(files = Infinity) {
  let left = files;
  let free = Infinity;
  return {
    leave: (more: number) => void (left = more),
    leaveBytes: (more: number) => void (free = more),
    require(heldBytes?: number): void {
      if (heldBytes !== undefined && heldBytes > free) throw new StorageFull("too much held");
      // A file is written only by a caller that says nothing of its owner.
      if (heldBytes !== undefined) return;
      if (left <= 0) throw new StorageFull("full");
      left -= 1;
    },
  };
}

/** From now on the database answers as one whose disk is full when a row of the table is written. */
export async function fillTable(orm: NodePgDatabase, table: string): Promise<void> {
  await orm.execute(sql`
    create function disk_is_full() returns trigger language plpgsql as
    $$ begin
      raise exception 'could not extend file "base/1/2": No space left on device'
        using errcode = 'disk_full';
    end $$`);
  await orm.execute(
    sql`create trigger disk_is_full before insert or update on ${sql.identifier(table)}
      for each row execute function disk_is_full()`,
  );
}

export async function makeRoomInTable(orm: NodePgDatabase, table: string): Promise<void> {
  await orm.execute(sql`drop trigger disk_is_full on ${sql.identifier(table)}`);
  await orm.execute(sql`drop function disk_is_full`);
}
