import type { Connection } from "#server/platform/database/connection.ts";

/**
 * Builds a statement once per database or transaction. Building one costs several times what
 * sending it does. Each connection of the pool also prepares it once.
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
