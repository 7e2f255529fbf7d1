import type { Position } from "@striper/marine/geo";
import { useQuery } from "@tanstack/react-query";
import { useChartSource } from "#web/features/charts/chart-source.ts";
import {
  boxOfPaper,
  cutOut,
  isTouching,
  paperSize,
  type CutOut,
  type PaperMark,
  type Tint,
} from "#web/features/charts/paper/chart-cut-out.ts";
import { paperChartWording as wording } from "#web/features/charts/paper/wording.ts";
import { useUnits } from "#web/platform/units.ts";

/** The chart around a place in black and white, from what this device has of it; else why there is none. */
export function PaperChart({ position }: { readonly position: Position }) {
  const source = useChartSource();
  const units = useUnits();
  const names = (source?.index.cells ?? [])
    .filter(({ box }) => isTouching(box, boxOfPaper(position)))
    .map(({ name }) => name);
  const { data, isError } = useQuery({
    queryKey: ["charts", "paper", source?.index.archive.file, position, units],
    queryFn: async () => {
      const cells = names.map((name) => source?.cell(name)).filter((cell) => cell !== undefined);
      return cutOut(await Promise.all(cells), position, units);
    },
    enabled: names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
  });
  if (data !== undefined) return <Drawn chart={data} isMetric={units === "metric"} />;
  if (source === null || isError) return <p className="text-caption">{wording.missing}</p>;
  return names.length === 0 ? <p className="text-caption">{wording.uncharted}</p> : null;
}

/** Of the ink: grays that a printer keeps apart; land is hatched besides. */
const tints = { land: 0.3, dries: 0.24, shallow: 0.13, middle: 0.05 } as const satisfies Record<
  Tint,
  number
>;

const order: readonly Tint[] = ["middle", "shallow", "dries", "land"];

function Drawn({ chart, isMetric }: { readonly chart: CutOut; readonly isMetric: boolean }) {
  const { width, height } = paperSize;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="w-full"
        fill="currentColor"
        aria-label={wording.label}
      >
        <defs>
          <pattern id="paper-land" width="5" height="5" patternUnits="userSpaceOnUse">
            <path d="M0 5L5 0" stroke="currentColor" strokeWidth="0.6" />
          </pattern>
        </defs>
        {order.map((tint) => (
          <path key={tint} d={chart.tints[tint]} fillOpacity={tints[tint]} fillRule="evenodd" />
        ))}
        <path d={chart.tints.land} fill="url(#paper-land)" fillRule="evenodd" />
        <path
          d={chart.contours}
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.7"
          strokeWidth="0.5"
        />
        <Marks marks={chart.soundings} size={7} />
        <Marks marks={chart.dangers} size={11} />
        {chart.aids.map(({ x, y, text }) => (
          <g key={`${x} ${y}`}>
            <path d={`M${x} ${y - 3}l3 3l-3 3l-3 -3Z`} />
            <text
              // Towards the middle, so that no name runs off the sheet.
              x={x > width / 2 ? x - 4 : x + 4}
              textAnchor={x > width / 2 ? "end" : "start"}
              y={y + 2}
              fontSize={6.5}
              className="stroke-surface"
              strokeWidth={2}
              paintOrder="stroke"
            >
              {text}
            </text>
          </g>
        ))}
        <path
          d={`M${width / 2 - 7} ${height / 2}h14M${width / 2} ${height / 2 - 7}v14`}
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <path d={`M10 ${height - 10}h${chart.scaleBar}`} stroke="currentColor" strokeWidth="2" />
        <text x={10} y={height - 14} fontSize={8}>
          {wording.halfMile}
        </text>
        <rect width={width} height={height} fill="none" stroke="currentColor" />
      </svg>
      <figcaption className="text-caption">
        {wording.caption(isMetric)} {chart.cells}
      </figcaption>
    </figure>
  );
}

function Marks({ marks, size }: { readonly marks: readonly PaperMark[]; readonly size: number }) {
  return marks.map(({ x, y, text }) => (
    <text
      key={`${x} ${y}`}
      x={x}
      y={y}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {text}
    </text>
  ));
}
