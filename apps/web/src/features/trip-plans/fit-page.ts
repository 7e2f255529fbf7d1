/** The paper of a trip is one page, however much there is to say: what is more is printed smaller. */

/** What `@page` leaves of a letter sheet within its margins, CSS pixels; a line less, for rounding. */
const page = { width: 725, height: 950 } as const;

/** From a size that is easy to read, down to one that still can be. */
const largest = 0.8;
const smallest = 0.4;
const step = 0.02;

/** The largest zoom at which a sheet fits its page; `heightAt` tells how high it is, unzoomed, when so wide. */
export function zoomThatFits(heightAt: (width: number) => number): number {
  for (let zoom: number = largest; zoom > smallest; zoom -= step)
    if (heightAt(page.width / zoom) <= page.height / zoom) return zoom;
  return smallest;
}

/** Measures a sheet that the screen does not show, and sets the zoom it is printed at. */
export function fitToPage(sheet: HTMLElement): void {
  const { style } = sheet;
  style.cssText = "display: block; visibility: hidden; position: absolute; top: 0; zoom: 1";
  const zoom = zoomThatFits((width) => {
    style.width = `${width}px`;
    return sheet.scrollHeight;
  });
  style.cssText = "";
  style.setProperty("--paper-zoom", String(zoom));
}
