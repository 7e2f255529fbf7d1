import type { Position } from "@striper/marine/geo";
import { skyView, type SkyView } from "#web/features/tides/place/sky-view.ts";
import { skyWording as wording } from "#web/platform/day/sky-wording.ts";

const names = ["firstLight", "sunrise", "sunset", "lastLight", "moonrise", "moonset"] as const;

export function SkyFacts({ sky }: { readonly sky: SkyView }) {
  return (
    <div className="flex flex-col gap-3">
      <dl className="data grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-6 gap-y-1 text-small sm:grid-cols-3">
        {names.map((name) => (
          <div key={name} className="flex justify-between gap-2 sm:block">
            <dt className="text-ink-soft">{wording[name]}</dt>
            <dd className="font-semibold">{sky[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small">
        <span className="text-ink-soft">{wording.moon}:</span> {sky.moon}
      </p>
      <SpringMeter sky={sky} />
    </div>
  );
}

interface SkyFactsOfDayProps {
  readonly date: string;
  readonly position: Position;
}

/** Computes the ephemeris; loaded separately where the day's tide does not need it. */
export function SkyFactsOfDay({ date, position }: SkyFactsOfDayProps) {
  return <SkyFacts sky={skyView(date, position)} />;
}

function SpringMeter({ sky }: { readonly sky: SkyView }) {
  const filled = 1 + Math.round(sky.springStrength * 4);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <span className="flex gap-1" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <span
            key={step}
            className={
              step <= filled
                ? "h-3 w-4 rounded-pill bg-water-line"
                : "h-3 w-4 rounded-pill border border-line-strong"
            }
          />
        ))}
      </span>
      <span className="min-w-[min(8rem,100%)] flex-1">{sky.spring}</span>
    </p>
  );
}
