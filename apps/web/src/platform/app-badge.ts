interface Badging {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

export async function showBadge(count: number): Promise<void> {
  const browser: Badging = navigator;
  try {
    // Call them on the navigator: detached methods throw.
    if (count === 0) await browser.clearAppBadge?.();
    else await browser.setAppBadge?.(count);
  } catch {
    // Some browsers reject the call when the app is not installed.
  }
}
