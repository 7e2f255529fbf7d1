import type { BiteNow } from "#web/features/bite-score/score/bite-now.ts";
import { ringArcs } from "#web/features/bite-score/score/ring-arcs.ts";
import { bandOf } from "#web/features/bite-score/wording.ts";
import { classes } from "#web/ui/classes.ts";

const circle = { cx: 60, cy: 60, r: 51 } as const;

const stretch = (from: number, length: number) =>
  ({
    ...circle,
    pathLength: 100,
    strokeDasharray: `${length} ${100 - length}`,
    strokeDashoffset: -from,
  }) as const;

interface ScoreRingProps {
  readonly now: BiteNow;
  readonly className?: string;
}

export function ScoreRing({ now, className }: ScoreRingProps) {
  const isScored = now.kind === "scored";
  const arcs = isScored ? ringArcs(now.parts) : [];
  const stroke = isScored ? `var(--band-${bandOf[now.level]})` : undefined;
  return (
    <span
      className={classes("relative grid shrink-0 place-items-center", className)}
      aria-hidden="true"
    >
      <svg viewBox="0 0 120 120" className="size-full -rotate-90" fill="none" strokeWidth="11">
        {arcs.length === 0 ? (
          <circle
            {...circle}
            className="stroke-line"
            {...(isScored ? {} : { strokeDasharray: "6 6" })}
          />
        ) : null}
        {arcs.map(({ key, from, length, filled }) => (
          <g key={key}>
            <circle {...stretch(from, length)} className="stroke-line" />
            <circle {...stretch(from, filled)} style={{ stroke }} />
          </g>
        ))}
      </svg>
      <span className="figure absolute text-figure">{isScored ? now.score : "–"}</span>
    </span>
  );
}
