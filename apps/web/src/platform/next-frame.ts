/** A page that is not shown draws no frames, ms. */
const longestFrame = 1000;

/** Resolves once what is on its way to the screen is drawn. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
