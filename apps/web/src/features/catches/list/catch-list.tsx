import { CloudOff, Pencil, Split, Trophy } from "lucide-react";
import { isBestOf, type LogBookSummary } from "#web/features/catches/log/log-summary.ts";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { catchRowView, type CatchRowView } from "#web/features/catches/list/catch-row-view.ts";
import { CatchPicture } from "#web/features/catches/catch-picture.tsx";
import { useUnits } from "#web/platform/units.ts";
import { classes } from "#web/ui/classes.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import type { PersonalBest } from "@striper/angling/catches";
import { memo, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import { FullScreen } from "#web/ui/full-screen.tsx";

const badges = {
  best: { icon: Trophy, look: "bg-first-light-tint text-first-light-ink" },
  unfinished: { icon: Pencil, look: "bg-first-light-tint text-first-light-ink" },
  waiting: { icon: CloudOff, look: "bg-foam text-ink-soft" },
  held: { icon: Split, look: "bg-danger-tint text-danger" },
  released: { icon: null, look: "bg-foam text-ink-soft" },
  kept: { icon: null, look: "bg-foam text-ink-soft" },
} as const;

export function CatchBadge({ badge }: { readonly badge: CatchRowView["badges"][number] }) {
  const { icon: Icon, look } = badges[badge.kind];
  return (
    <span
      className={classes(
        "inline-flex min-h-6 max-w-full shrink-0 items-center gap-1 rounded-pill px-2 text-caption font-semibold",
        look,
      )}
    >
      {Icon === null ? null : <Icon size={13} aria-hidden="true" />}
      {badge.word}
    </span>
  );
}

interface CatchRowProps {
  readonly one: LocalCatch;
  readonly isBest: boolean;
  readonly onOpen: (id: string) => void;
  /** Gives every part exactly one line, so that all rows have one height. */
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
        className="size-14 shrink-0 max-[15rem]:hidden"
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
          {view.badges.map((badge) => (
            <CatchBadge key={badge.kind} badge={badge} />
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

const rowsBeyond = 8;

/** Rows enter and leave in steps of this many, so that most scroll events change nothing. */
const rowStep = 4;

interface AllCatchesProps {
  readonly catches: readonly LocalCatch[];
  readonly bests: ReadonlyMap<string, PersonalBest>;
  readonly onOpen: (catchId: string) => void;
  readonly onClose: () => void;
}

/**
 * Fixed row height in rem. A row's position follows from its index, so nothing is measured while
 * scrolling through ten thousand rows.
 */
const rowHeightRem = 6;
const firstRows: RowWindow = { from: 0, to: 16 };

export function AllCatches({ catches, bests, onOpen, onClose }: AllCatchesProps) {
  return (
    <FullScreen open fills backCloses onClose={onClose} title={wording.all(catches.length)}>
      <Rows catches={catches} bests={bests} onOpen={onOpen} />
    </FullScreen>
  );
}

const rootFontSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

function useRowWindow(frame: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [shown, setShown] = useState(firstRows);
  useLayoutEffect(() => {
    const list = frame.current;
    if (list === null) return undefined;
    // Measured only on resize, because reading layout in every scroll frame is slow.
    let measures = { height: 0, rowHeight: rowHeightRem * rootFontSize() };
    const look = () => {
      const next = rowWindow({ top: list.scrollTop, ...measures }, count);
      setShown((old) => (old.from === next.from && old.to === next.to ? old : next));
    };
    const lookAnew = () => {
      measures = { height: list.clientHeight, rowHeight: rowHeightRem * rootFontSize() };
      look();
    };
    lookAnew();
    const observer = new ResizeObserver(lookAnew);
    observer.observe(list);
    list.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", look);
    };
  }, [frame, count]);
  return shown;
}

function Rows({ catches, bests, onOpen }: Omit<AllCatchesProps, "onClose">) {
  const frame = useRef<HTMLUListElement>(null);
  const { from, to } = useRowWindow(frame, catches.length);
  return (
    <ul
      ref={frame}
      aria-label={wording.all(catches.length)}
      className="absolute inset-0 overflow-y-auto overscroll-contain"
    >
      <li aria-hidden="true" style={{ height: `${catches.length * rowHeightRem}rem` }} />
      {catches.slice(from, to).map((one, index) => (
        <Row
          key={one.id}
          one={one}
          isBest={isBestOf(bests, one.id)}
          onOpen={onOpen}
          index={from + index}
          count={catches.length}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly one: LocalCatch;
  readonly isBest: boolean;
  readonly onOpen: (catchId: string) => void;
  readonly index: number;
  readonly count: number;
}

/** Memoized, so that rows do not re-render while others enter and leave. */
const Row = memo(function Row({ one, isBest, onOpen, index, count }: RowProps) {
  return (
    <li
      aria-setsize={count}
      aria-posinset={index + 1}
      className="absolute inset-x-0 top-0 mx-auto flex max-w-160 items-center overflow-hidden border-b border-line px-4 contain-strict"
      style={{ height: `${rowHeightRem}rem`, transform: `translateY(${index * rowHeightRem}rem)` }}
    >
      <CatchRow one={one} isBest={isBest} onOpen={onOpen} isDense />
    </li>
  );
});

/** The rendered rows of a list: the first one, and the one after the last. */
interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Returns the rows to render at the scroll position `top`; all measures are in px. */
export function rowWindow(
  { top, height, rowHeight }: { top: number; height: number; rowHeight: number },
  count: number,
): RowWindow {
  const first = Math.max(0, top) / rowHeight - rowsBeyond;
  const last = (Math.max(0, top) + height) / rowHeight + rowsBeyond;
  const to = Math.min(count, Math.ceil(last / rowStep) * rowStep);
  // A list that has become shorter shows its end.
  const from = Math.min(Math.floor(first / rowStep) * rowStep, to - 1);
  return { from: Math.max(0, from), to };
}
