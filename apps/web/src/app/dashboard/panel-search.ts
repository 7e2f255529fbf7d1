const panels = ["bite-score", "weather", "tide"] as const;
export type Panel = (typeof panels)[number];

export interface PanelSearch {
  readonly panel?: Panel;
}

/** What lies over the dashboard, so that Back closes it; an unknown one is none. */
export function panelSearch(search: Record<string, unknown>): PanelSearch {
  const panel = panels.find((candidate) => candidate === search["panel"]);
  return panel === undefined ? {} : { panel };
}
