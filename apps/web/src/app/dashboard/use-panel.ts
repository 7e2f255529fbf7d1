import { useCanGoBack, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import type { Panel } from "#web/app/dashboard/panel-search.ts";

/** What lies over the dashboard; it is part of the address, so Back closes it. */
export function usePanel() {
  const { panel } = useSearch({ from: "/member/dashboard" });
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();

  function open(next: Panel) {
    void navigate({ to: "/dashboard", search: { panel: next }, resetScroll: false });
  }

  function close() {
    if (canGoBack) router.history.back();
    else void navigate({ to: "/dashboard", search: {}, replace: true, resetScroll: false });
  }

  return { panel: panel ?? null, open, close };
}
