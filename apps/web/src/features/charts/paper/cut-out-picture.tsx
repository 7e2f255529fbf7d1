import { useId } from "react";
import {
  paperSize,
  type CutOut,
  type PaperMark,
  type Tint,
} from "#web/features/charts/paper/chart-cut-out.ts";
import { paperChartWording as wording } from "#web/features/charts/paper/wording.ts";

interface Look {
  readonly deep: string;
  readonly tints: Readonly<Record<Tint, { readonly fill: string; readonly opacity: number }>>;
  readonly contours: string;
  readonly danger: string;
  /** Text size. A phone is narrower than a sheet of paper. */
  readonly size: number;
}

/** Grays that a printer keeps apart. Land is hatched as well. */
const ink = (opacity: number) => ({ fill: "currentColor", opacity });
const tint = (token: string) => ({ fill: `var(--${token})`, opacity: 1 });

const looks = {
  paper: {
    deep: "var(--surface)",
    tints: { land: ink(0.3), dries: ink(0.24), shallow: ink(0.13), middle: ink(0.05) },
    contours: "currentColor",
    danger: "currentColor",
    size: 1,
  },
  screen: {
    deep: "var(--chart-depth-3)",
    tints: {
      land: tint("chart-land"),
      dries: tint("chart-flat"),
      shallow: tint("chart-depth-0"),
      middle: tint("chart-depth-2"),
    },
    contours: "var(--chart-contour)",
    danger: "var(--map-danger)",
    size: 1.5,
  },
} as const satisfies Record<string, Look>;

const order: readonly Tint[] = ["middle", "shallow", "dries", "land"];

interface CutOutPictureProps {
  readonly chart: CutOut;
  readonly look: keyof typeof looks;
}

export function CutOutPicture({ chart, look }: CutOutPictureProps) {
  const { width, height } = paperSize;
  const { deep, tints, contours, danger, size } = looks[look];
  const id = useId();
  const [land, beyond] = [`${id}-land`, `${id}-beyond`];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="w-full"
      fill="currentColor"
      aria-label={wording.label}
    >
      <defs>
        <pattern id={land} width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 5L5 0" stroke="currentColor" strokeWidth="0.6" />
        </pattern>
        <pattern id={beyond} width="10" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 0L10 10" stroke="currentColor" strokeOpacity="0.4" strokeWidth="0.6" />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${beyond})`} />
      {chart.layers.map((layer) => (
        <g key={layer.coverage}>
          <path d={layer.coverage} fill={deep} fillRule="evenodd" />
          {order.map((which) => (
            <path
              key={which}
              d={layer.tints[which]}
              fill={tints[which].fill}
              fillOpacity={tints[which].opacity}
              fillRule="evenodd"
            />
          ))}
          {look === "paper" ? (
            <path d={layer.tints.land} fill={`url(#${land})`} fillRule="evenodd" />
          ) : null}
          <path
            d={layer.contours}
            fill="none"
            stroke={contours}
            strokeOpacity="0.7"
            strokeWidth="0.5"
          />
        </g>
      ))}
      <Marks marks={chart.soundings} size={7 * size} />
      <g fill={danger}>
        <Marks marks={chart.dangers} size={11 * size} />
      </g>
      {chart.aids.map(({ x, y, text }) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y - 3}l3 3l-3 3l-3 -3Z`} />
          <text
            // Text runs towards the middle, so that no name leaves the sheet.
            x={x > width / 2 ? x - 4 : x + 4}
            textAnchor={x > width / 2 ? "end" : "start"}
            y={y + 2}
            fontSize={6.5 * size}
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
      <text x={10} y={height - 14} fontSize={8 * size}>
        {wording.halfMile}
      </text>
      <rect width={width} height={height} fill="none" stroke="currentColor" />
    </svg>
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
