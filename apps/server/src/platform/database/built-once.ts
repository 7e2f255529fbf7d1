import type { Connection } from "#server/platform/database/connection.ts";

/**
 * For statements of the calls that are made most: putting one together costs several times what
 * sending it does. It is built with the first use of a database or a transaction, and a database's
 * connections each prepare it once.
 */
export function builtOnce<Statement>(
  build: (connection: Connection) => Statement,
): (connection: Connection) => Statement {
  const built = new WeakMap<Connection, Statement>();
  return (connection) => {
    const known = built.get(connection);
    if (known !== undefined) return known;
    const made = build(connection);
    built.set(connection, made);
    return made;
  };
}
