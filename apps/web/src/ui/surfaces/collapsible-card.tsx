import { ChevronDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

interface CollapsibleCardProps {
  readonly title: string;
  readonly level?: 2 | 3 | 4;
  readonly summary?: ReactNode;
  readonly initiallyOpen?: boolean;
  /** Renders a line within another card instead of a card of its own. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** A card that opens and closes by its title; closed content is not rendered. */
export function CollapsibleCard({
  title,
  level = 2,
  summary,
  initiallyOpen = false,
  plain = false,
  children,
}: CollapsibleCardProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const id = useId();
  const Heading = (["h2", "h3", "h4"] as const)[level - 2] ?? "h4";
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={
        plain
          ? "border-b border-line last:border-b-0"
          : "rounded-card border border-line bg-surface"
      }
    >
      <Heading className="relative">
        <button
          type="button"
          aria-labelledby={`${id}-title`}
          aria-describedby={summary === undefined || open ? undefined : `${id}-summary`}
          aria-expanded={open}
          aria-controls={open ? `${id}-content` : undefined}
          onClick={() => setOpen(!open)}
          className={classes(
            "flex min-h-14 w-full items-center justify-between gap-3 rounded-card py-3 text-left",
            plain ? "px-0" : "px-4",
          )}
        >
          <span className="min-w-0 flex-1">
            <span
              id={`${id}-title`}
              className={classes("block font-semibold", plain ? "text-body" : "text-title")}
            >
              {title}
            </span>
            {summary === undefined || open ? null : (
              <span id={`${id}-summary`} className="mt-1 block font-normal">
                {summary}
              </span>
            )}
          </span>
          <ChevronDown
            size={22}
            aria-hidden="true"
            className={classes("shrink-0 transition-transform", open && "rotate-180")}
          />
        </button>
      </Heading>
      {open ? (
        <div id={`${id}-content`} className={plain ? "pb-4" : "px-4 pb-4"}>
          {children}
        </div>
      ) : null}
    </section>
  );
}
