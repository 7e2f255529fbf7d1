export interface Palette {
  readonly mode: string;
  readonly color: (token: string) => string;
}

export function readPalette(root: HTMLElement = document.documentElement): Palette {
  const style = getComputedStyle(root);
  const known = new Map<string, string>();
  return {
    mode: root.dataset["light"] ?? "day",
    color: (token) => {
      const kept = known.get(token);
      if (kept !== undefined) return kept;
      const color = style.getPropertyValue(`--${token}`).trim() || "currentColor";
      known.set(token, color);
      return color;
    },
  };
}
