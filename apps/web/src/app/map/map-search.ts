/** What is chosen on the map, as the address says it. */
export interface MapSearch {
  readonly spot?: string;
}

export function mapSearch(search: Record<string, unknown>): MapSearch {
  const { spot } = search;
  return typeof spot === "string" && spot !== "" ? { spot } : {};
}
