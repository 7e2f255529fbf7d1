import type { User } from "@striper/contract/accounts";
import { Link, Outlet } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useBackClosesOverlay } from "#web/app/navigation/back-closes-overlays.ts";
import { bottomBarEntries } from "#web/app/navigation/views.ts";
import { productName } from "#web/app/product.ts";
import { Footer } from "#web/app/shell/footer.tsx";
import { LightButton } from "#web/app/shell/light-picker.tsx";
import { OfflineChip, RuleNewsNote, UpdateNote } from "#web/app/shell/notices.tsx";
import { Sidebar } from "#web/app/shell/sidebar.tsx";
import { lazyPart } from "#web/platform/load-part.ts";
import { useIsMobile } from "#web/platform/use-is-mobile.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { AfterFirstFrame } from "#web/ui/after-first-frame.tsx";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { classes } from "#web/ui/classes.ts";
import { useOverlayOpen } from "#web/ui/surfaces/overlay-count.ts";

const MobileDrawer = lazyPart(
  async () => (await import("#web/app/shell/mobile-drawer.tsx")).MobileDrawer,
);

const sidebarKey = "sidebar";
/** Width from which the wide sidebar leaves room for the content, px. */
const roomyWidth = 1024;

function startsNarrow(): boolean {
  const stored = readStored(sidebarKey);
  return stored === null ? innerWidth < roomyWidth : stored === "narrow";
}

interface AppShellProps {
  readonly user: User;
  readonly banner: ReactNode;
}

export function AppShell({ user, banner }: AppShellProps) {
  const [narrow, setNarrow] = useState(startsNarrow);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const mobile = useIsMobile();
  useBackClosesOverlay();

  function toggleSidebar() {
    writeStored(sidebarKey, narrow ? "wide" : "narrow");
    setNarrow(!narrow);
  }

  return (
    <div className={classes("flex min-h-dvh flex-col", narrow ? "md:pl-18" : "md:pl-66")}>
      {banner}
      {mobile ? (
        <header className="group/bar sticky top-0 z-30 flex items-center gap-2 border-b border-line bg-surface px-2 py-1">
          <IconButton
            label="Open menu"
            icon={<Menu size={24} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          />
          <BrandMark className="w-9 text-primary max-[15rem]:hidden" />
          <span className="min-w-0 flex-1 truncate font-bold max-[22rem]:text-small">
            {/* Hidden beside the offline chip on narrow screens, where it would be cut off. */}
            <span className="max-sm:group-has-data-offline/bar:sr-only max-[15rem]:sr-only">
              {productName}
            </span>
          </span>
          <OfflineChip />
          <LightButton />
        </header>
      ) : (
        <Sidebar
          narrow={narrow}
          onToggle={toggleSidebar}
          isAdmin={user.role === "admin"}
          displayName={user.display_name}
        />
      )}
      <div className="flex flex-1 flex-col pb-[calc(4rem+var(--thumb-bar)+env(safe-area-inset-bottom))] md:pb-0">
        <RuleNewsNote />
        {/* At least as high as the window on phones, so that the footer does not move while a view fills. */}
        <main id="main" className="max-md:min-h-dvh">
          <Outlet />
        </main>
        <Footer />
      </div>
      <UpdateNote />
      {mobile ? (
        <>
          <AfterFirstFrame>
            <Suspense fallback={null}>
              <MobileDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
            </Suspense>
          </AfterFirstFrame>
          <BottomBar />
        </>
      ) : null}
    </div>
  );
}

function BottomBar() {
  if (useOverlayOpen()) return null;
  return (
    <nav
      aria-label="Tabs"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto flex max-w-140">
        {bottomBarEntries.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <Link
              to={to}
              className={classes(
                "relative flex min-h-16 flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,max(12px,3.7vw))] max-[15rem]:text-[3.6vw] leading-5 font-semibold text-ink-soft -outline-offset-3",
                // Marked by a stroke as well as a color, because red light has only one color.
                "before:absolute before:inset-x-1/4 before:top-0 before:h-0.75 before:rounded-b-pill aria-[current=page]:text-primary aria-[current=page]:before:bg-primary",
              )}
            >
              <Icon size={23} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
