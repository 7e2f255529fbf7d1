import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../apps/web/src/ui/tokens/tokens.css"), "utf8");

type Channels = readonly [red: number, green: number, blue: number];

/** Returns the map and chart colors of a light, by token. */
function tokensOf(light: string): ReadonlyMap<string, Channels> {
  const block = css.slice(css.indexOf(`[data-light="${light}"] {`)).split("}", 1)[0] ?? "";
  const found = [...block.matchAll(/--(?<token>(?:map|chart)-[\w-]+): #(?<hex>[0-9a-f]{6});/g)];
  return new Map(
    found.map(({ groups }) => {
      const at = (index: number) =>
        Number.parseInt(groups?.["hex"]?.slice(index, index + 2) ?? "", 16);
      return [groups?.["token"] ?? "", [at(0), at(2), at(4)] as const];
    }),
  );
}

/** Returns the relative luminance as WCAG defines it. */
function luminance(channels: Channels | undefined): number {
  if (channels === undefined) throw new Error("no such color");
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const tints = ["0", "1", "2", "3", "4"].map((tint) => `chart-depth-${tint}`);

describe.each([
  ["day", "lighter"],
  ["dusk", "darker"],
  ["night_red", "darker"],
])("in %s", (light, deeper) => {
  const tokens = tokensOf(light);
  const lights = tints.map((token) => luminance(tokens.get(token)));

  test(`deeper water is ${deeper}, also for eyes and screens without color`, () => {
    for (const [index, value] of lights.slice(1).entries()) {
      const shoaler = lights[index] ?? Number.NaN;
      expect(deeper === "lighter" ? value > shoaler : value < shoaler).toBe(true);
    }
  });
});
