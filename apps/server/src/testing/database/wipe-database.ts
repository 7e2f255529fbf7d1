import type { Client } from "pg";

/**
 * Ends sessions a test left open, with their locks and listeners. Drops schemas the template does not have,
 * such as the job queue's. Rows are deleted only where there are some, without triggers and foreign keys:
 * truncating would rewrite all indexes of every table that refers to the emptied one.
 */
const deleteEverything = `do $$
declare it record; is_used boolean;
begin
  set local session_replication_role = replica;
  perform pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  for it in select nspname as name from pg_namespace
            where nspname !~ '^pg_' and nspname not in ('public', 'information_schema') loop
    execute format('drop schema %I cascade', it.name);
  end loop;
  for it in select oid::regclass as name from pg_class
            where relkind = 'r' and relnamespace = 'public'::regnamespace
              and relname <> 'schema_migrations' and pg_relation_size(oid) > 0 loop
    execute format('select exists (select from %s)', it.name) into is_used;
    if is_used then execute format('delete from %s', it.name); end if;
  end loop;
  for it in select seqrelid::regclass as name, seqstart from pg_sequence
            where pg_sequence_last_value(seqrelid) is not null loop
    perform setval(it.name, it.seqstart, false);
  end loop;
end $$`;

export interface DatabaseExtent {
  readonly bytes: number;
  /** Tables, indexes, columns, constraints, triggers and functions. */
  readonly objects: number;
}

export async function databaseExtent(superuser: Client): Promise<DatabaseExtent> {
  const { rows } = await superuser.query<DatabaseExtent>(
    `select sum(pg_relation_size(oid))::float8 as bytes,
            (count(*) + (select count(*) from pg_attribute where not attisdropped)
              + (select count(*) from pg_constraint) + (select count(*) from pg_trigger)
              + (select count(*) from pg_proc))::float8 as objects
       from pg_class where relkind in ('r', 'i', 't')`,
  );
  return rows[0] ?? { bytes: 0, objects: 0 };
}

/** Growth from deleted rows that would slow later tests down. */
const mostGrowthBytes = 4e6;

/**
 * Deletes all rows but those of `schema_migrations`. Returns false when the database cannot be used again,
 * because a test changed its tables or filled them with many rows.
 */
export async function wipeDatabase(superuser: Client, original: DatabaseExtent): Promise<boolean> {
  await superuser.query(deleteEverything);
  const { bytes, objects } = await databaseExtent(superuser);
  return objects === original.objects && bytes < original.bytes + mostGrowthBytes;
}
