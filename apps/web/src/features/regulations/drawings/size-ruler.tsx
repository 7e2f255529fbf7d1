import type { SizeLimit } from "@striper/angling/regulations";
import type { SpeciesId } from "@striper/angling/species";
import { FishOutline } from "#web/features/regulations/drawings/fish-outline.tsx";
import {
  sizeRulerView,
  type SizeRulerView,
} from "#web/features/regulations/drawings/size-ruler-view.ts";
import { useUnits } from "#web/platform/units.ts";
import { classes } from "#web/ui/classes.ts";

interface SizeRulerProps {
  readonly limit: Extract<SizeLimit, { kind: "length" }>;
  readonly species: SpeciesId;
}

// Units of the view box.
const width = 360;
const side = 10;
const barTop = 92;
const barHeight = 26;

/** Keeps the text readable where the smallest phones shrink the drawing. */
const largerWhenSmall = "max-[22rem]:text-[16px]";

const bandStyle = {
  short: "fill-danger-tint stroke-danger",
  keep: "fill-ok-tint stroke-ok",
  long: "fill-danger-tint stroke-danger",
} as const;

const wordStyle = { short: "fill-danger", keep: "fill-ok", long: "fill-danger" } as const;

export function SizeRuler({ limit, species }: SizeRulerProps) {
  const view = sizeRulerView(limit, useUnits() === "metric");
  const x = (length: number) => side + (length / view.end) * (width - 2 * side);
  return (
    <figure className="my-3 max-w-130">
      <svg viewBox={`0 0 ${width} 146`} aria-hidden="true" className="block w-full">
        {limit.measure === "carapace" ? null : (
          <FishOutline
            species={species}
            measure={limit.measure}
            from={x(0)}
            to={x(limit.minimum)}
            middle={46}
          />
        )}
        {view.bands.map(({ kind, from, to, word }) => (
          <g key={kind}>
            <rect
              x={x(from)}
              y={barTop}
              width={x(to) - x(from)}
              height={barHeight}
              className={bandStyle[kind]}
              strokeWidth={kind === "keep" ? 2.5 : 1}
            />
            {kind !== "keep" && x(to) - x(from) < 56 ? null : (
              <text
                x={(x(from) + x(to)) / 2}
                y={x(to) - x(from) < 40 ? 12 : barTop + 18}
                textAnchor="middle"
                fontSize="13"
                fontWeight="600"
                className={classes(wordStyle[kind], largerWhenSmall)}
              >
                {word}
              </text>
            )}
          </g>
        ))}
        <Marks view={view} x={x} />
        <Scale view={view} x={x} />
      </svg>
      <figcaption className="sr-only">{view.sentence}</figcaption>
    </figure>
  );
}

interface PartProps {
  readonly view: SizeRulerView;
  readonly x: (length: number) => number;
}

function Marks({ view, x }: PartProps) {
  return view.marks.map(({ at, text }, index) => {
    // Keeps each limit's line clear: the lower label sits left, the upper right.
    const isLower = index === 0;
    return (
      <g key={at}>
        <line
          x1={x(at)}
          x2={x(at)}
          y1={16}
          y2={barTop + barHeight}
          className="stroke-ink"
          strokeDasharray="3 3"
        />
        <text
          x={x(at) + (isLower ? -5 : 5)}
          y={barTop - 5}
          textAnchor={isLower ? "end" : "start"}
          fontSize="14"
          fontWeight="700"
          className={classes("data fill-ink stroke-surface", largerWhenSmall)}
          strokeWidth="4"
          paintOrder="stroke"
        >
          {text}
        </text>
      </g>
    );
  });
}

function Scale({ view, x }: PartProps) {
  const top = barTop + barHeight;
  const numbers = Array.from(
    { length: Math.round(view.end / view.step) + 1 },
    (_, index) => index * view.step,
  );
  const lines =
    view.end <= 60 ? Array.from({ length: view.end + 1 }, (_, index) => index) : numbers;
  return (
    <>
      {lines.map((at) => (
        <line
          key={at}
          x1={x(at)}
          x2={x(at)}
          y1={top}
          y2={top + (at % view.step === 0 ? 8 : 4)}
          className="stroke-ink-soft"
        />
      ))}
      {numbers.map((at) => (
        <text
          key={at}
          x={x(at)}
          y={top + 22}
          textAnchor="middle"
          fontSize="12"
          className={classes("data fill-ink-soft", largerWhenSmall)}
        >
          {at}
        </text>
      ))}
    </>
  );
}
