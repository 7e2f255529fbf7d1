import { Link } from "@tanstack/react-router";
import { bottomBarEntries } from "#web/app/navigation/views.ts";
import { classes } from "#web/ui/classes.ts";
import { useOverlayOpen } from "#web/ui/surfaces/overlay-count.ts";

/** Five tabs under the thumb; out of the way while an overlay asks for an answer. */
export function BottomBar() {
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
                "relative flex min-h-16 flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,max(12px,3.7vw))] leading-5 font-semibold text-ink-soft -outline-offset-3",
                // By a stroke as well as by colour: red light has one colour only.
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
