import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

interface TileProps {
  readonly title: string;
  readonly hint: string;
  readonly onOpen: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Tile({ title, hint, onOpen, className, children }: TileProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className={classes(
        "flex h-full w-full flex-col rounded-card border border-line bg-surface p-4 text-left transition-colors hover:bg-foam",
        className,
      )}
    >
      <span className="flex w-full items-center justify-between gap-2">
        <span className="text-small font-semibold text-ink-soft">{title}</span>
        <ChevronRight size={20} aria-hidden="true" className="text-ink-soft" />
      </span>
      {children}
      <span className="sr-only">{hint}</span>
    </button>
  );
}
