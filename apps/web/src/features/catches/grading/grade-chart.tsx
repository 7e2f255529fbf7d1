import type { GradeBar } from "#web/features/catches/grading/grade-view.ts";
import { classes } from "#web/ui/classes.ts";
import { useWidth } from "#web/ui/charts/use-width.ts";

interface GradeBarsProps {
  readonly bars: readonly GradeBar[];
  readonly tone: "score" | "plain";
}

const barHeight = 14;
/** Half the length of a range's end cap, px. */
const cap = 5;
/** Margin in px that keeps the end cap's stroke from being cut off. */
const margin = 2;

export function GradeBars({ bars, tone }: GradeBarsProps) {
  const { box, width } = useWidth<HTMLDivElement>(320);
  const full = width - margin;
  return (
    <div ref={box} aria-hidden="true" className="mt-2 flex flex-col gap-4 text-small">
      {bars.map((bar) => (
        <div key={bar.key}>
          <p className="mb-1.5 flex flex-wrap justify-between gap-x-3">
            <span>
              <span className="font-semibold">{bar.label}</span>{" "}
              <span className="text-ink-soft">{bar.hint}</span>
            </span>
            <span className="data">{bar.text}</span>
          </p>
          <svg width={width} height={barHeight} className="block overflow-visible">
            <rect
              width={full}
              height={barHeight}
              rx={4}
              className={classes("fill-foam", bar.length === null && "stroke-line")}
              strokeDasharray="4 4"
            />
            {bar.length === null ? null : (
              <rect
                width={Math.max(2, bar.length * full)}
                height={barHeight}
                rx={4}
                className={tone === "score" ? "fill-primary" : "fill-flank"}
              />
            )}
            <Range bar={bar} full={full} />
          </svg>
        </div>
      ))}
    </div>
  );
}

function Range({ bar: { low, high }, full }: { readonly bar: GradeBar; readonly full: number }) {
  if (low === null || high === null) return null;
  const middle = barHeight / 2;
  const [from, to] = [low * full, high * full];
  const line = `M${from} ${middle}H${to}M${from} ${middle - cap}v${2 * cap}M${to} ${middle - cap}v${2 * cap}`;
  return (
    <g fill="none">
      {/* Outlined to stand out from the bar in every light mode. */}
      <path d={line} className="stroke-surface" strokeWidth={6} />
      <path d={line} className="stroke-ink" strokeWidth={2} />
    </g>
  );
}
