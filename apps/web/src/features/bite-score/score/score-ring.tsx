import type { BiteNow } from "#web/features/bite-score/score/bite-now.ts";
import { ringArcs } from "#web/features/bite-score/score/ring-arcs.ts";
import { bandOf } from "#web/features/bite-score/wording.ts";
import { classes } from "#web/ui/classes.ts";

const strokes = {
  excellent: "stroke-band-excellent",
  good: "stroke-band-good",
  fair: "stroke-band-fair",
  challenging: "stroke-band-challenging",
} as const;

const middle = 60;
const radius = 51;

interface ScoreRingProps {
  readonly now: BiteNow;
  readonly className?: string;
}

/** The score with a segment for each of its three parts; what it shows stands in words beside it. */
export function ScoreRing({ now, className }: ScoreRingProps) {
  const isScored = now.kind === "scored";
  const arcs = isScored ? ringArcs(now.parts) : [];
  const stroke = isScored ? strokes[bandOf[now.level]] : "";
  return (
    <span
      className={classes("relative grid shrink-0 place-items-center", className)}
      aria-hidden="true"
    >
      <svg viewBox="0 0 120 120" className="size-full -rotate-90" fill="none" strokeWidth="11">
        {arcs.length === 0 ? (
          <circle
            cx={middle}
            cy={middle}
            r={radius}
            className="stroke-line"
            {...(isScored ? {} : { strokeDasharray: "6 6" })}
          />
        ) : null}
        {arcs.map(({ key, from, length, filled }) => (
          <g key={key}>
            <Arc from={from} length={length} className="stroke-line" />
            <Arc from={from} length={filled} className={stroke} />
          </g>
        ))}
      </svg>
      <span className="figure absolute text-figure">{isScored ? now.score : "–"}</span>
    </span>
  );
}

interface ArcProps {
  readonly from: number;
  readonly length: number;
  readonly className: string;
}

function Arc({ from, length, className }: ArcProps) {
  return (
    <circle
      cx={middle}
      cy={middle}
      r={radius}
      pathLength={100}
      strokeDasharray={`${length} ${100 - length}`}
      strokeDashoffset={-from}
      className={className}
    />
  );
}
