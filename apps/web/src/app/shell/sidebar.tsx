import { Link } from "@tanstack/react-router";
import { PanelLeftClose, PanelLeftOpen, UserRound } from "lucide-react";
import { analyticsEntry, sidebarEntries } from "#web/app/navigation/views.ts";
import { productName } from "#web/app/product.ts";
import { LightButton, LightPicker } from "#web/app/shell/light-picker.tsx";
import { OfflineChip } from "#web/app/shell/notices.tsx";
import { NavigationLink, ToolLinks } from "#web/app/shell/navigation-link.tsx";
import { appWording } from "#web/app/wording.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { classes } from "#web/ui/classes.ts";

interface SidebarProps {
  readonly narrow: boolean;
  readonly onToggle: () => void;
  readonly isAdmin: boolean;
  readonly displayName: string;
}

export function Sidebar({ narrow, onToggle, isAdmin, displayName }: SidebarProps) {
  const entries = isAdmin ? [...sidebarEntries, analyticsEntry] : sidebarEntries;
  const ToggleIcon = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={classes(
        "fixed inset-y-0 left-0 z-30 hidden flex-col gap-2 overflow-y-auto border-r border-line bg-surface p-3 md:flex",
        narrow ? "w-18 items-center" : "w-66",
      )}
    >
      <div className={classes("flex items-center gap-2", narrow && "flex-col")}>
        <Link
          to="/dashboard"
          aria-label={`${productName}, home`}
          className={classes(
            "flex min-h-12 items-center gap-2.5 rounded-control",
            narrow ? "justify-center" : "flex-1 px-1",
          )}
        >
          <BrandMark className={classes("text-primary", narrow ? "w-10" : "w-11")} />
          {narrow ? null : <span className="leading-5 font-bold">{productName}</span>}
        </Link>
        <IconButton
          label={narrow ? "Widen the sidebar" : "Narrow the sidebar"}
          aria-expanded={!narrow}
          icon={<ToggleIcon size={20} aria-hidden="true" />}
          onClick={onToggle}
        />
      </div>
      <ToolLinks narrow={narrow} />
      <nav aria-label="Main" className="w-full border-t border-line pt-2">
        <ul className="flex flex-col gap-1">
          {entries.map((entry) => (
            <li key={entry.to}>
              <NavigationLink entry={entry} narrow={narrow} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes("mt-auto flex flex-col gap-2 pt-2", narrow && "items-center")}>
        <OfflineChip iconOnly={narrow} />
        {narrow ? <LightButton /> : <LightPicker />}
        <Link
          to="/profile"
          title={`Profile of ${displayName}`}
          className={classes(
            "flex min-h-12 items-center gap-3 rounded-control border border-transparent hover:bg-foam aria-[current=page]:bg-primary-tint",
            narrow ? "w-12 justify-center" : "px-3",
          )}
        >
          <UserRound size={22} aria-hidden="true" className="shrink-0 text-flank" />
          <span className={narrow ? "sr-only" : "truncate font-semibold"}>{displayName}</span>
        </Link>
        <p className={narrow ? "sr-only" : "px-1 text-caption text-ink-soft"}>
          {appWording.sidebarFooter}
        </p>
      </div>
    </aside>
  );
}
