import { useSyncExternalStore } from "react";
import { readPalette, type Palette } from "#web/ui/basemap/overlay/palette.ts";

let palette: Palette | null = null;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(() => {
    palette = null;
    listener();
  });
  observer.observe(document.documentElement, { attributeFilter: ["data-light"] });
  return () => observer.disconnect();
}

function current(): Palette {
  if (palette === null || palette.mode !== document.documentElement.dataset["light"]) {
    palette = readPalette();
  }
  return palette;
}

export function usePalette(): Palette {
  return useSyncExternalStore(subscribe, current);
}
