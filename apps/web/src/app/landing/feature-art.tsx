import { shoreId } from "#web/app/landing/coastline.tsx";
import coastline from "#web/app/landing/generated/coastline.json" with { type: "json" };
import { flankStripes } from "#web/ui/flank-stripes.ts";

/** Well-known fishing places, decimal degrees. Decoration, not navigation. */
const knownPlaces = [
  { latitude: 42.34, longitude: -70.955 },
  { latitude: 42.328, longitude: -70.89 },
  { latitude: 42.365, longitude: -70.869 },
  { latitude: 42.302, longitude: -70.919 },
  { latitude: 42.3385, longitude: -71.008 },
  { latitude: 42.283, longitude: -70.87 },
] as const;

export function ChartArt() {
  return (
    <svg viewBox="200 440 660 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <use href={`#${shoreId}`} className="art-land" />
      {knownPlaces.map(({ latitude, longitude }) => {
        const x = Math.round((longitude - coastline.west) * coastline.unitsPerDegreeEast);
        const y = Math.round((coastline.north - latitude) * coastline.unitsPerDegreeNorth);
        return (
          <g key={x}>
            <circle cx={x} cy={y} r="19" className="art-halo" />
            <circle cx={x} cy={y} r="8" className="art-spot" />
          </g>
        );
      })}
    </svg>
  );
}

const arcs = [
  { share: 34, before: 0 },
  { share: 33, before: 34 },
  { share: 33, before: 67 },
] as const;
const arcGap = 1.6;

export function RingArt() {
  return (
    <svg viewBox="0 0 200 140" aria-hidden="true">
      <g transform="rotate(-90 100 70)">
        {arcs.map(({ share, before }, index) => (
          <circle
            key={before}
            cx="100"
            cy="70"
            r="50"
            pathLength="100"
            strokeDasharray={`${share - arcGap} ${100 - share + arcGap}`}
            strokeDashoffset={-before}
            className={index < 2 ? "art-ring-strong" : "art-ring"}
          />
        ))}
      </g>
      <path d="M70 76c8-12 14-12 20 0s12 12 20 0 12-12 20 0" className="art-ring-wave" />
    </svg>
  );
}

export function VesselArt() {
  const vessels = [
    { x: 70, y: 92, turn: 58, size: 1.25 },
    { x: 176, y: 50, turn: -112, size: 0.9 },
    { x: 214, y: 112, turn: 12, size: 0.75 },
  ] as const;
  return (
    <svg viewBox="0 0 280 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M-10 128C60 96 150 112 290 24" className="art-lane" />
      <path d="M-10 152C80 120 170 134 290 52" className="art-lane" />
      {vessels.map(({ x, y, turn, size }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path d="M0-22V-60" className="art-course" />
          <path
            d="M0-26C7-16 10-8 10 2V15q0 4-4 4H-6q-4 0-4-4V2C-10-8-7-16 0-26Z"
            className="art-hull"
          />
          <path d="M-5 6H5V13H-5Z" className="art-house" />
        </g>
      ))}
    </svg>
  );
}

export function LicenseArt() {
  return (
    <svg viewBox="0 0 220 140" aria-hidden="true">
      <rect x="34" y="12" width="160" height="100" rx="10" className="art-card-behind" />
      <rect x="22" y="26" width="160" height="100" rx="10" className="art-card" />
      <g transform="translate(34 38) scale(.95)">
        {flankStripes.map(({ path }) => (
          <path key={path} d={path} className="art-stripe" />
        ))}
      </g>
      <path d="M36 88h74M36 102h52" className="art-text" />
      <circle cx="152" cy="98" r="15" className="art-seal" />
      <path d="m145 98 5 6 10-12" className="art-tick" />
    </svg>
  );
}

export function RulerArt() {
  const inches = Array.from({ length: 15 }, (_, index) => 22 + index);
  const left = (inch: number) => 14 + (inch - 22) * 29;
  return (
    <svg viewBox="60 0 376 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x={left(28)} y="14" width={left(31) - left(28)} height="78" className="art-slot" />
      <path
        d="M-40 16C60 10 130 34 186 44l44-24c-9 18-9 34 0 52l-44-20C130 62 60 88-40 82Z"
        className="art-fish"
      />
      <path
        d="M-20 32C60 28 120 40 180 46M-20 44C60 42 120 46 180 48M-20 56C60 57 120 54 180 50M-20 68C60 71 120 62 180 52"
        className="art-fish-stripe"
      />
      <path d="M0 92H460" className="art-rule" />
      {inches.map((inch) => (
        <path
          key={inch}
          d={`M${left(inch)} 92v${inch === 28 || inch === 31 ? 16 : 8}`}
          className="art-rule"
        />
      ))}
      <text x={left(28)} y="124" className="art-figure">
        28"
      </text>
      <text x={left(31)} y="124" className="art-figure">
        31"
      </text>
    </svg>
  );
}
