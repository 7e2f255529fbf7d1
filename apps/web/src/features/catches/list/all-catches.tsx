import type { PersonalBest } from "@striper/angling/catches";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import { CatchRow } from "#web/features/catches/list/catch-list.tsx";
import { isBestOf } from "#web/features/catches/log/front/front.ts";
import type { LocalCatch } from "#web/features/catches/log/record/local-catch.ts";
import { FullScreen } from "#web/ui/full-screen/full-screen.tsx";

interface AllCatchesProps {
  readonly catches: readonly LocalCatch[];
  readonly bests: ReadonlyMap<string, PersonalBest>;
  readonly onOpen: (catchId: string) => void;
  readonly onClose: () => void;
}

/** A row with its marks, px; measured where it is drawn. */
const usualRow = 92;

/** The whole log: only the rows on screen exist, however many there are. */
export function AllCatches({ catches, bests, onOpen, onClose }: AllCatchesProps) {
  return (
    <FullScreen open fills onClose={onClose} title={wording.all(catches.length)}>
      <Rows catches={catches} bests={bests} onOpen={onOpen} />
    </FullScreen>
  );
}

function Rows({ catches, bests, onOpen }: Omit<AllCatchesProps, "onClose">) {
  "use no memo";
  const frame = useRef<HTMLUListElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the compiler is told to leave this one alone
  const rows = useVirtualizer({
    count: catches.length,
    getScrollElement: () => frame.current,
    estimateSize: () => usualRow,
    overscan: 8,
    getItemKey: (index) => catches[index]?.id ?? index,
  });
  return (
    <ul
      ref={frame}
      aria-label={wording.all(catches.length)}
      className="absolute inset-0 overflow-y-auto overscroll-contain"
    >
      <li aria-hidden="true" style={{ height: rows.getTotalSize() }} />
      {rows.getVirtualItems().map(({ index, start, key }) => {
        const one = catches[index];
        if (one === undefined) return null;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={catches.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 mx-auto max-w-160 border-b border-line px-2"
            style={{ transform: `translateY(${start}px)` }}
          >
            <CatchRow one={one} isBest={isBestOf(bests, one.id)} onOpen={onOpen} />
          </li>
        );
      })}
    </ul>
  );
}
