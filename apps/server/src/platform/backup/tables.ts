import type { ClientBase } from "pg";
import * as z from "zod/mini";
import { copyIn } from "#server/platform/backup/copy-in.ts";
import { BackupError } from "#server/platform/backup/manifest.ts";
import { digestOfTable, RowsDigest } from "#server/platform/backup/rows-digest.ts";

/** Excluded from backups, because migrations fill this table when a backup is restored. */
const ownBookkeeping = "schema_migrations";
const rowsAtOnce = 500;

const names = z.array(z.object({ name: z.string() }));
const references = z.array(z.object({ from: z.string(), to: z.string() }));
const sequenceRows = z.array(z.object({ name: z.string(), last_value: z.nullable(z.string()) }));
const textRows = z.array(z.object({ row: z.string() }));
const remade = z.array(z.object({ drop: z.string(), make: z.string() }));
const keyColumns = z.array(z.object({ column: z.string() }));

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Sorts tables so that each follows the tables it refers to. */
function inOrder(tables: readonly string[], links: z.infer<typeof references>): string[] {
  const ordered: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const free = left.filter((table) =>
      links.every(({ from, to }) => from !== table || to === table || !left.includes(to)),
    );
    if (free.length === 0) throw new BackupError(`Tables refer to each other: ${left.join(", ")}.`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/**
 * Lists the product's tables. Skips the job queue and unlogged tables, which hold nothing durable
 * and are created at every start.
 */
export async function listTables(client: ClientBase): Promise<string[]> {
  const tables = await client.query(
    `select relname as name from pg_catalog.pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
        and relpersistence = 'p' and relname <> $1 order by relname collate "C"`,
    [ownBookkeeping],
  );
  const links = await client.query(
    `select source.relname as "from", target.relname as "to"
       from pg_catalog.pg_constraint
       join pg_catalog.pg_class source on source.oid = conrelid
       join pg_catalog.pg_class target on target.oid = confrelid
      where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  return inOrder(
    names.parse(tables.rows).map(({ name }) => name),
    references.parse(links.rows),
  );
}

export async function listSequences(
  client: ClientBase,
): Promise<{ name: string; last_value: string }[]> {
  const { rows } = await client.query(
    `select sequencename as name, last_value::text as last_value from pg_catalog.pg_sequences
      where schemaname = current_schema() order by 1`,
  );
  return sequenceRows
    .parse(rows)
    .flatMap(({ name, last_value }) => (last_value === null ? [] : [{ name, last_value }]));
}

export async function setSequences(
  client: ClientBase,
  sequences: readonly { name: string; last_value: string }[],
): Promise<void> {
  for (const { name, last_value } of sequences)
    await client.query("select setval($1::regclass, $2)", [quoted(name), last_value]);
}

/**
 * Returns the order of rows in a backup: by primary key, whose index avoids sorting, or by content.
 */
async function orderOf(client: ClientBase, table: string): Promise<string> {
  const { rows } = await client.query(
    `select attname as column
       from pg_catalog.pg_index, unnest(indkey) with ordinality as key(attnum, place)
       join pg_catalog.pg_attribute using (attnum)
      where indrelid = $1::regclass and attrelid = indrelid and indisprimary order by place`,
    [quoted(table)],
  );
  const columns = keyColumns.parse(rows).map(({ column }) => `t.${quoted(column)}`);
  return columns.length === 0 ? `t::text collate "C"` : columns.join(", ");
}

/**
 * Yields every row as a line of JSON in Postgres's own text format, which is exact for all types.
 * The order is always the same on the same database. Needs an open transaction.
 */
export async function* readRows(client: ClientBase, table: string): AsyncGenerator<string> {
  const order = await orderOf(client, table);
  // Sorting would write millions of rows to temporary files before the first one arrives.
  await client.query("set local enable_sort = off");
  await client.query(
    `declare backup_rows no scroll cursor for
       select t::text as row from only ${quoted(table)} t order by ${order}`,
  );
  const fetchRows = () => {
    const fetched = client.query(`fetch ${rowsAtOnce} from backup_rows`);
    fetched.catch(() => undefined);
    return fetched;
  };
  for (let next = fetchRows(); ;) {
    const { rows } = await next;
    if (rows.length === 0) break;
    next = fetchRows();
    for (const { row } of textRows.parse(rows)) yield JSON.stringify(row);
  }
  await client.query("close backup_rows");
}

/**
 * Drops foreign keys and non-key indexes, which slow down loading rows. Returns the statements that
 * make them again, which also detect rows that violate them.
 */
export async function dropLinksAndIndexes(client: ClientBase): Promise<string[]> {
  const links = await client.query(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
       from pg_catalog.pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
      order by conrelid::regclass::text, conname`,
  );
  const indexes = await client.query(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
       from pg_catalog.pg_index
       join pg_catalog.pg_class on pg_class.oid = indexrelid
      where relnamespace = current_schema()::regnamespace and not relispartition
        and not exists (select from pg_catalog.pg_constraint where conindid = indexrelid)
      order by indexrelid::regclass::text`,
  );
  const found = [...remade.parse(links.rows), ...remade.parse(indexes.rows)];
  for (const { drop } of found) await client.query(drop);
  // Indexes come first: they do not slow down the checks of the foreign keys.
  return found.toReversed().map(({ make }) => make);
}

const charactersAPiece = 64 * 1024;

/**
 * Converts a row in Postgres's text format, which is CSV in parentheses with doubled backslashes.
 * Unquoted values contain no backslash, so no line can begin with `\.`, which ends CSV.
 */
const lineOfCsv = (row: string): string => `${row.slice(1, -1).replaceAll("\\\\", "\\")}\n`;

export async function insertRows(
  client: ClientBase,
  table: string,
  lines: AsyncIterable<string>,
): Promise<RowsDigest> {
  const digest = new RowsDigest();
  const text = z.string();
  async function* pieces() {
    let piece = "";
    for await (const line of lines) {
      const row = text.parse(JSON.parse(line));
      digest.add(row);
      piece += lineOfCsv(row);
      if (piece.length < charactersAPiece) continue;
      yield piece;
      piece = "";
    }
    yield piece;
  }
  await copyIn(client, `copy ${quoted(table)} from stdin (format csv, freeze)`, pieces());
  return digest;
}

export const digestOf = (client: ClientBase, table: string): Promise<RowsDigest> =>
  digestOfTable(client, quoted(table));
