import { Link } from "@tanstack/react-router";
import { toolEntries, type SidebarEntry, type ToolEntry } from "#web/app/navigation/views.ts";
import { classes } from "#web/ui/classes.ts";

interface NavigationLinkProps {
  readonly entry: SidebarEntry | ToolEntry;
  readonly narrow: boolean;
  readonly onChosen?: () => void;
}

export function NavigationLink({ entry, narrow, onChosen }: NavigationLinkProps) {
  const Icon = entry.icon;
  return (
    <Link
      to={entry.to}
      {...(entry.search === undefined ? {} : { search: entry.search })}
      activeOptions={{ explicitUndefined: true }}
      {...(onChosen ? { onClick: onChosen } : {})}
      {...(narrow ? { title: entry.label } : {})}
      className={classes(
        "group flex min-h-13 items-center gap-3 rounded-control border border-transparent text-ink hover:bg-foam",
        "aria-[current=page]:border-line aria-[current=page]:bg-primary-tint",
        narrow
          ? "justify-center"
          : "px-3 max-[15rem]:gap-2 max-[15rem]:px-2 max-[15rem]:text-small",
      )}
    >
      <Icon
        size={22}
        aria-hidden="true"
        className="shrink-0 text-flank group-aria-[current=page]:text-primary"
      />
      <span className={narrow ? "sr-only" : "min-w-0"}>
        <span className="block leading-5 font-semibold">{entry.label}</span>
        <span className="block text-caption text-ink-soft">{entry.description}</span>
      </span>
    </Link>
  );
}

interface ToolLinksProps {
  readonly narrow: boolean;
  readonly onChosen?: () => void;
}

export const ToolLinks = ({ narrow, onChosen }: ToolLinksProps) => (
  <nav aria-label="On the water" className="w-full">
    <p className={narrow ? "sr-only" : "px-3 pb-1 text-caption font-semibold text-ink-soft"}>
      On the water
    </p>
    <ul className="flex flex-col gap-1">
      {toolEntries.map((entry) => (
        <li key={entry.label}>
          <NavigationLink entry={entry} narrow={narrow} {...(onChosen ? { onChosen } : {})} />
        </li>
      ))}
    </ul>
  </nav>
);
