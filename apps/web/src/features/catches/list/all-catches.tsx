import type { PersonalBest } from "@striper/angling/catches";
import { memo, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import { CatchRow } from "#web/features/catches/list/catch-list.tsx";
import { isBestOf } from "#web/features/catches/log/store/log-summary.ts";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { FullScreen } from "#web/ui/full-screen.tsx";

/** So many rows beyond either edge are there before they are seen. */
const rowsBeyond = 8;

/** Rows come and go by so many, so that most moments of a scroll change nothing. */
const rowStep = 4;

interface AllCatchesProps {
  readonly catches: readonly LocalCatch[];
  readonly bests: ReadonlyMap<string, PersonalBest>;
  readonly onOpen: (catchId: string) => void;
  readonly onClose: () => void;
}

/**
 * All rows have the height of the largest usual one, in rem: the position of a row follows from its
 * index, and nothing is measured while scrolling through ten thousand of them.
 */
const rowHeightRem = 6;
/** Before the first look at the screen. */
const firstRows: RowWindow = { from: 0, to: 16 };

/** The whole log: only the rows on screen exist, however many there are. */
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
    // Read once, not on every frame of a scroll.
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

/** Memoized: rows do not re-render while others enter and leave. */
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

/** Of a long list of rows of one height: the first one that exists, and the one behind the last. */
interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** What a list of `count` rows has to hold when it is scrolled so far, all measures in px. */
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
