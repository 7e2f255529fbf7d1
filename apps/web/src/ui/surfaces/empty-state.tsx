import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

interface EmptyStateProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly wholePage?: boolean;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({
  drawing,
  title,
  wholePage = false,
  children,
  action,
}: EmptyStateProps) {
  const Title = wholePage ? "h1" : "p";
  return (
    <div
      className={classes(
        "flex flex-col items-center gap-2 px-4 py-8 text-center",
        wholePage && "min-h-[72dvh] justify-center",
      )}
    >
      <div className="mb-2 text-flank">{drawing}</div>
      <Title
        className={classes(
          "text-balance outline-none",
          wholePage ? "text-heading font-bold" : "text-title font-semibold",
        )}
        {...(wholePage ? { tabIndex: -1 } : {})}
      >
        {title}
      </Title>
      {children ? (
        <div className="max-w-md text-small [&_p]:text-balance text-balance text-ink-soft">
          {children}
        </div>
      ) : null}
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
