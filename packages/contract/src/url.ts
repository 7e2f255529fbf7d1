import type { Endpoint, InputOf } from "#contract/endpoint.ts";

/**
 * Returns the encoded path and query of a call below the host root, omitting undefined query values. Throws when a
 * path parameter is missing or empty, because the path would match another call.
 */
export function buildUrl<E extends Endpoint>(
  endpoint: E,
  params: InputOf<E["params"]>,
  query: InputOf<E["query"]>,
): string {
  const given = scalarsOf(params);
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) => {
    const value = given.get(name);
    if (value === undefined || value === "" || value === "." || value === "..") {
      throw new Error(`The path ${endpoint.path} needs ${name}.`);
    }
    return encodeURIComponent(value);
  });
  const search = [...scalarsOf(query)]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
  return search === "" ? path : `${path}?${search}`;
}

function scalarsOf(values: unknown): Map<string, string> {
  const texts = new Map<string, string>();
  if (typeof values !== "object" || values === null) return texts;
  const entries: [string, unknown][] = Object.entries(values);
  for (const [name, value] of entries) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      texts.set(name, String(value));
    }
  }
  return texts;
}
