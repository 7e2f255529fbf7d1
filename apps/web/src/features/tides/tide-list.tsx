import { ArrowDownToLine, ArrowUpToLine } from "lucide-react";
import type { NextTide } from "#web/features/tides/tide-now-view.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";

interface TideListProps {
  readonly id?: string;
  readonly tides: readonly NextTide[];
}

export function TideList({ id, tides }: TideListProps) {
  if (tides.length === 0) return <p className="text-small text-ink-soft">{wording.noData}</p>;
  return (
    <ul id={id} className="data">
      {tides.map((tide) => (
        <li
          key={tide.instant}
          className="grid min-h-11 grid-cols-[1.5rem_2.75rem_minmax(3.75rem,auto)_minmax(0,1fr)] py-0.5 max-[22rem]:grid-cols-[1.5rem_2.5rem_3.75rem_minmax(0,1fr)] items-center gap-2 border-b border-line last:border-b-0 max-[15rem]:flex max-[15rem]:flex-wrap"
        >
          {tide.type === "H" ? (
            <ArrowUpToLine size={18} aria-hidden="true" className="text-primary" />
          ) : (
            <ArrowDownToLine size={18} aria-hidden="true" className="text-flank" />
          )}
          <span className="font-semibold">{tide.label}</span>
          <span>{tide.height}</span>
          <span className="text-right text-small">
            <span className="text-ink-soft">{tide.day}</span>{" "}
            <span className="whitespace-nowrap">{tide.time}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
