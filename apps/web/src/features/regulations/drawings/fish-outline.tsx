import type { LengthMeasure } from "@striper/angling/regulations";
import type { SpeciesId } from "@striper/angling/species";

interface FishOutlineProps {
  readonly species: SpeciesId;
  readonly measure: LengthMeasure;
  /** Positions of the snout and of the end of the measured length. */
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

const flatfish: ReadonlySet<SpeciesId> = new Set<SpeciesId>([
  "summer_flounder",
  "winter_flounder",
  "yellowtail_flounder",
  "american_plaice",
  "atlantic_halibut",
  "windowpane_ocean_pout",
]);

/** Position of the tail's fork, as a share of the outline. */
const fork = 0.955;
/** Maximum height of a drawing; the outline is 100 long. */
const highest = 68;

const outline =
  "M0 1C8-9 25-13 42-12C60-11 75-5 85-3.4C90-6 95-9 100-12C95.5-4 95.5 4 100 12C95 9 90 6 85 3.4C72 7 55 12 40 11.5C22 11 6 8 0 1Z";

const stripeHeights = [-7.6, -5, -2.4, 0.2, 2.8, 5.4, 8] as const;

export function FishOutline({ species, measure, from, to, middle }: FishOutlineProps) {
  const isToFork = measure === "fork length" || measure === "curved fork length";
  const long = (to - from) / (isToFork ? fork : 1) / 100;
  const high = Math.min(long * (flatfish.has(species) ? 1.7 : 1), highest / 26);
  return (
    <g transform={`translate(${from} ${middle}) scale(${long} ${high})`}>
      <path
        d={outline}
        className="fill-foam stroke-flank"
        strokeWidth="1.6"
        vectorEffect="non-scaling-stroke"
      />
      {species === "striped_bass"
        ? stripeHeights.map((y, index) => (
            <line
              key={y}
              x1={18 + Math.abs(index - 3) * 2}
              x2={84 - Math.abs(index - 3) * 5}
              y1={y}
              y2={y * 0.45}
              className="stroke-flank"
              strokeWidth="1.2"
              vectorEffect="non-scaling-stroke"
            />
          ))
        : null}
      <circle cx={9} cy={-2} r={1.3} className="fill-ink" />
    </g>
  );
}
