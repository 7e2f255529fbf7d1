const tabs = ["all", "stripers", "results"] as const;
const views = ["keep-or-release", "changes"] as const;

export type RegulationsTab = (typeof tabs)[number];
export type RegulationsView = (typeof views)[number];

export interface RegulationsAddress {
  readonly tab?: RegulationsTab | undefined;
  readonly q?: string | undefined;
  readonly view?: RegulationsView | undefined;
  readonly species?: string | undefined;
  /** Inches. */
  readonly length?: number | undefined;
  readonly spot?: string | undefined;
}

const longest = 80;
const longestFish = 200;

const numberOf = (value: unknown, most: number): number | undefined =>
  typeof value === "number" && value > 0 && value <= most ? value : undefined;

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text === "" ? undefined : text.slice(0, longest);
};

export function regulationsAddress(search: Record<string, unknown>): RegulationsAddress {
  const q = textOf(search["q"]);
  const named = tabs.find((one) => one === search["tab"]);
  const tab = named === "results" && q === undefined ? undefined : (named ?? (q && "results"));
  const view = views.find((one) => one === search["view"]);
  const length = numberOf(search["length"], longestFish);
  const [species, spot] = [textOf(search["species"]), textOf(search["spot"])];
  return {
    ...(tab === undefined || tab === "" ? {} : { tab }),
    ...(q === undefined ? {} : { q }),
    ...(view === undefined ? {} : { view }),
    ...(species === undefined ? {} : { species }),
    ...(length === undefined ? {} : { length }),
    ...(spot === undefined ? {} : { spot }),
  };
}
