/** Of the browser's navigator, where it has them: the number on the icon of an installed app. */
interface Badging {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** Shows a number on the app's icon; none for 0. Does nothing where there is no such icon. */
export async function showBadge(count: number): Promise<void> {
  const browser: Badging = navigator;
  try {
    // Called as methods: they are the navigator's own.
    if (count === 0) await browser.clearAppBadge?.();
    else await browser.setAppBadge?.(count);
  } catch {
    // Some browsers have the calls and refuse them where the app is not installed.
  }
}
