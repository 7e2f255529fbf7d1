/** How a phone's chart is drawn larger or smaller. */
export const zoomSteps = { least: 0.5, most: 2, by: 0.25 } as const;

/** The zoom one step further in or out, within the bounds. */
export function zoomed(zoom: number, direction: 1 | -1): number {
  const next = zoom + direction * zoomSteps.by;
  return Math.min(zoomSteps.most, Math.max(zoomSteps.least, next));
}

/** Drawn larger, a day is wider than the screen; drawn smaller, more than a day fits on it. */
export function zoomedChart(zoom: number): { readonly hours: number; readonly widths: number } {
  return { hours: Math.round(24 / Math.min(1, zoom)), widths: Math.max(1, zoom) };
}
