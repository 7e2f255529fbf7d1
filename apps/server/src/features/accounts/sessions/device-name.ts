/** First match wins, because most browsers also name those they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, "Edge"],
  [/\b(?:OPR|OPT)\//u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//u, "Firefox"],
  [/\b(?:Chrome|CriOS)\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bAndroid\b/u, "Android"],
  [/\bCrOS\b/u, "Chromebook"],
  [/\bWindows\b/u, "Windows"],
  [/\bMac(?:intosh| OS X)\b/u, "Mac"],
  [/\bLinux\b/u, "Linux"],
];

const longestLookedAt = 500;

/**
 * Returns a name such as "Safari on iPhone", built only from known words and never from header
 * text.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, longestLookedAt);
  const nameIn = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(text))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
