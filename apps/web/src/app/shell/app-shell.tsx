import { Outlet } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import type { User } from "@striper/contract/accounts";
import { productName } from "#web/app/product.ts";
import { useBackClosesOverlay } from "#web/app/navigation/use-back-closes-overlay.ts";
import { BottomBar } from "#web/app/shell/bottom-bar.tsx";
import { Footer } from "#web/app/shell/footer.tsx";
import { LightButton } from "#web/app/shell/light-picker.tsx";
import { OfflineChip, UpdateNote } from "#web/app/shell/notices.tsx";
import { Sidebar } from "#web/app/shell/sidebar.tsx";
import { useIsMobile } from "#web/platform/media.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { BrandMark } from "#web/ui/brand/brand-mark.tsx";
import { classes } from "#web/ui/classes.ts";
import { AfterFirstFrame } from "#web/ui/after-first-frame.tsx";
import { lazyPart } from "#web/platform/load-part.ts";

/** Its dialog is not needed for the first frame. */
const MobileDrawer = lazyPart(
  async () => (await import("#web/app/shell/mobile-drawer.tsx")).MobileDrawer,
);

const sidebarKey = "sidebar";
/** From here the wide sidebar leaves enough for the content, px. */
const roomyWidth = 1024;

/** As last left; at first wide where there is room. */
function startsNarrow(): boolean {
  const stored = readStored(sidebarKey);
  return stored === null ? innerWidth < roomyWidth : stored === "narrow";
}

interface AppShellProps {
  readonly user: User;
  /** Above everything: how the plan stands. */
  readonly banner: ReactNode;
}

/** What surrounds every view of a signed-in person. */
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
          <BrandMark className="w-9 text-primary" />
          <span className="min-w-0 flex-1 truncate font-bold max-[22rem]:text-small">
            {/* Beside the offline chip a narrow screen has no room for it: better no name than half of one. */}
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
        {/* On a phone as high as the window: the footer below is not seen to move as a view fills. */}
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
