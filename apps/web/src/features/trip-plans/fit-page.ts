/** Prints a trip on one page by shrinking the text as needed. */

/**
 * Printable area in CSS pixels: a letter sheet within its `@page` margins is 725 by 965. The height
 * leaves two or three lines free, because print breaks lines slightly differently from the screen.
 */
const page = { width: 725, height: 925 } as const;

/** Zoom in percent. The smallest one is hard to read but keeps the page whole. */
const largest = 80;
const smallest = 30;
const step = 2;

export function zoomThatFits(heightAt: (zoom: number) => number): number {
  for (let percent = largest; percent > smallest; percent -= step)
    if (heightAt(percent / 100) <= page.height) return percent / 100;
  return smallest / 100;
}

const zoomName = "--paper-zoom";

/**
 * Measures the hidden sheet and sets its print zoom. It measures at each zoom, because small
 * letters break into other lines than scaled large ones.
 */
export function fitToPage(paper: HTMLElement): void {
  const { style } = paper;
  style.cssText = `display: block; visibility: hidden; position: absolute; top: 0; width: ${page.width}px`;
  const zoom = zoomThatFits((tried) => {
    style.setProperty(zoomName, String(tried));
    return paper.scrollHeight;
  });
  style.cssText = "";
  style.setProperty(zoomName, String(zoom));
}
