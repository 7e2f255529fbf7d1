import { useMatches, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { pageTitle } from "#web/app/navigation/page-title.ts";

/** On arrival at another view: names the page, and moves the focus to its heading for those who listen. */
export function useArrival(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const first = useRef(true);

  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  useEffect(() => {
    if (path === undefined) return;
    if (first.current) {
      first.current = false;
      return;
    }
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [path]);
}
