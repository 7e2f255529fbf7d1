/** The paper of a trip is one page, however much there is to say: what is more is printed smaller. */

/**
 * What `@page` leaves of a letter sheet within its margins is 725 by 965 CSS pixels. Lines break a little
 * differently on paper than on the screen, where they are measured: two or three are kept free for that.
 */
const page = { width: 725, height: 925 } as const;

/** Percent: from a size that is easy to read down to one for a page that would else not be whole. */
const largest = 80;
const smallest = 30;
const step = 2;

/** The largest zoom at which a sheet fits its page; `heightAt` tells how high it is on paper with a zoom. */
export function zoomThatFits(heightAt: (zoom: number) => number): number {
  for (let percent = largest; percent > smallest; percent -= step)
    if (heightAt(percent / 100) <= page.height) return percent / 100;
  return smallest / 100;
}

const zoomName = "--paper-zoom";

/**
 * Measures a paper that the screen does not show, and sets the zoom it is printed at. It is measured with
 * that zoom: small letters are not as wide as large ones made smaller, and break into other lines.
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
