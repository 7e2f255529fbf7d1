/** Fills the `:name` places of a path and adds the query; values that are absent are left out. */
export function requestUrl(path: string, params: unknown, query: unknown): string {
  const values = new Map(entries(params));
  const filled = path.replaceAll(/:([a-z_]+)/g, (place, name: string) => {
    const value = values.get(name);
    return value === undefined ? place : encodeURIComponent(value);
  });
  const search = new URLSearchParams(entries(query)).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

function entries(values: unknown): [string, string][] {
  if (typeof values !== "object" || values === null) return [];
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? [[name, String(value)] satisfies [string, string]]
      : [],
  );
}
