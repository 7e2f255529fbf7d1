/** Fallback for hidden pages, which draw no frames, ms. */
const longestFrame = 1000;

/** Resolves after pending changes have been drawn. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
