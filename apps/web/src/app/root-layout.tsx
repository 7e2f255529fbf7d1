import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { appWording } from "#web/app/wording.ts";
import { useArrival } from "#web/app/navigation/use-arrival.ts";
import { useOfficerMode } from "#web/features/licenses/officer/officer-mode.ts";
import { Loading } from "#web/ui/surfaces/loading.tsx";
import { ToastRegion } from "#web/ui/toast/toast-region.tsx";
import { lazyPart } from "#web/platform/load-part.ts";

const OfficerPage = lazyPart(
  async () => (await import("#web/app/licenses/officer-page.tsx")).OfficerPage,
);

/** Around every page, signed in or not; while an officer is shown a license, there are no others. */
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

/** Keeps the brightness of a picture and shows it in red alone; used by the style sheet. */
function NightRedFilter() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <filter id="night-red" colorInterpolationFilters="sRGB">
        <feColorMatrix type="matrix" values="0.21 0.5 0.07 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0" />
      </filter>
    </svg>
  );
}
