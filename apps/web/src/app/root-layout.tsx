import { Outlet, useMatches, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect, useRef } from "react";
import { productName } from "#web/app/product.ts";
import { appWording } from "#web/app/wording.ts";
import { useOfficerMode } from "#web/features/licenses/officer/officer-mode.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { Loading } from "#web/ui/surfaces/loading.tsx";
import { ToastRegion } from "#web/ui/surfaces/toast-region.tsx";

const OfficerPage = lazyPart(
  async () => (await import("#web/app/pages/officer-page.tsx")).OfficerPage,
);

/** Wraps every page; in officer mode renders nothing else. */
export function RootLayout() {
  useArrival();
  const officer = useOfficerMode();
  if (officer !== null) {
    return (
      <>
        <Suspense fallback={<Loading sentence={appWording.opening} />}>
          <OfficerPage mode={officer} />
        </Suspense>
        <NightRedFilter />
      </>
    );
  }
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-primary px-5 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      <Outlet />
      <ToastRegion />
      <NightRedFilter />
    </>
  );
}

/** SVG filter referenced by the style sheet: turns pictures into shades of red. */
function NightRedFilter() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <filter id="night-red" colorInterpolationFilters="sRGB">
        <feColorMatrix type="matrix" values="0.21 0.5 0.07 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0" />
      </filter>
    </svg>
  );
}

function useArrival(): void {
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

function pageTitle(title: string | undefined): string {
  return title === undefined ? productName : `${title} · ${productName}`;
}
