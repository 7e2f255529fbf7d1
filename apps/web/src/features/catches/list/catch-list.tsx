import { CloudOff, Pencil, Split, Trophy } from "lucide-react";
import type { LogBookSummary } from "#web/features/catches/log/store/log-summary.ts";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { catchRowView, type CatchRowView } from "#web/features/catches/list/catch-row-view.ts";
import { CatchPicture } from "#web/features/catches/catch-picture.tsx";
import { useUnits } from "#web/platform/units/units-store.ts";
import { classes } from "#web/ui/classes.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

const marks = {
  best: { icon: Trophy, look: "bg-first-light-tint text-first-light-ink" },
  unfinished: { icon: Pencil, look: "bg-first-light-tint text-first-light-ink" },
  waiting: { icon: CloudOff, look: "bg-foam text-ink-soft" },
  held: { icon: Split, look: "bg-danger-tint text-danger" },
  released: { icon: null, look: "bg-foam text-ink-soft" },
  kept: { icon: null, look: "bg-foam text-ink-soft" },
} as const;

export function CatchBadge({ mark }: { readonly mark: CatchRowView["marks"][number] }) {
  const { icon: Icon, look } = marks[mark.kind];
  return (
    <span
      className={classes(
        "inline-flex min-h-6 max-w-full shrink-0 items-center gap-1 rounded-pill px-2 text-caption font-semibold",
        look,
      )}
    >
      {Icon === null ? null : <Icon size={13} aria-hidden="true" />}
      {mark.word}
    </span>
  );
}

interface CatchRowProps {
  readonly one: LocalCatch;
  readonly isBest: boolean;
  readonly onOpen: (id: string) => void;
  /** A line for each part, whatever is in it: all rows are of one height. */
  readonly isDense?: boolean;
}

export function CatchRow({ one, isBest, onOpen, isDense = false }: CatchRowProps) {
  const view = catchRowView(one, isBest, useUnits(), useNow());
  const lines = isDense ? "line-clamp-1" : "line-clamp-2";
  const wrap = isDense ? "overflow-hidden" : "flex-wrap";
  return (
    <button
      type="button"
      onClick={() => onOpen(one.id)}
      className="-mx-2 flex w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-2.5 text-left hover:bg-foam"
    >
      <CatchPicture
        photoUrl={one.record.photo_url}
        size="small"
        alt=""
        className="size-14 shrink-0"
      />
      <span className="min-w-0 flex-1">
        <span className={classes("flex items-baseline justify-between gap-x-3", wrap)}>
          <span className={classes("min-w-0 font-semibold", lines)}>{view.species}</span>
          <span className={classes("data text-small font-semibold", isDense && "shrink-0")}>
            {view.size}
          </span>
        </span>
        <span className={classes("data text-small text-ink-soft", lines)}>
          {view.when} · {view.place}
        </span>
        <span className={classes("mt-1 flex gap-1.5", wrap)}>
          {view.marks.map((mark) => (
            <CatchBadge key={mark.kind} mark={mark} />
          ))}
        </span>
      </span>
    </button>
  );
}

interface CatchListProps {
  readonly label: string;
  readonly catches: LogBookSummary["recent"];
  readonly onOpen: (id: string) => void;
}

export function CatchList({ label, catches, onOpen }: CatchListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {catches.map(({ one, isBest }) => (
        <li key={one.id}>
          <CatchRow one={one} isBest={isBest} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
