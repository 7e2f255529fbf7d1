import { useBlocker } from "@tanstack/react-router";
import { closeTopOverlay } from "#web/ui/surfaces/overlay-count.ts";

/**
 * Back closes a form or a drawer that lies over the page before it leaves the page: on a phone it is
 * the way to close things, and what was typed would be gone. What the address names closes by itself.
 */
export function useBackClosesOverlay(): void {
  useBlocker({
    shouldBlockFn: ({ action }) => action === "BACK" && closeTopOverlay(),
    enableBeforeUnload: false,
  });
}
