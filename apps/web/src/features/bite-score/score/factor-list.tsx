import { roundTo } from "@striper/marine/units";
import type { FactorView } from "#web/features/bite-score/score/bite-now.ts";
import { biteWording as wording } from "#web/features/bite-score/wording.ts";
import { inUnits, useUnits } from "#web/platform/units.ts";

export function FactorList({ factors }: { readonly factors: readonly FactorView[] }) {
  return (
    <ul className="grid gap-3">
      {factors.map((factor) => (
        <li key={factor.key}>
          <div className="data flex items-baseline justify-between gap-3 text-small">
            <span className="font-semibold">{factor.label}</span>
            <span>
              <span className="font-semibold">{factor.rating}</span>{" "}
              <span className="text-ink-soft">{reached(factor)}</span>
            </span>
          </div>
          <div className="mt-1 h-2 rounded-pill bg-foam" aria-hidden="true">
            <div
              className="h-full rounded-pill bg-primary"
              style={{ width: `${shareOf(factor) * 100}%` }}
            />
          </div>
          <Detail factor={factor} />
        </li>
      ))}
    </ul>
  );
}

const reached = ({ kind, score, maxScore }: FactorView): string =>
  kind === "share" ? `× ${roundTo(score / maxScore, 2)}` : `${roundTo(score, 1)} of ${maxScore}`;

const shareOf = ({ score, maxScore }: FactorView): number =>
  maxScore > 0 ? Math.min(1, Math.max(0, score / maxScore)) : 0;

function Detail({ factor: { detail, isEstimate } }: { readonly factor: FactorView }) {
  const units = useUnits();
  const isSaid = detail?.includes(wording.estimate) ?? false;
  const words = [detail, isEstimate && !isSaid ? wording.estimate : null].filter(
    (word) => word !== null,
  );
  if (words.length === 0) return null;
  return <p className="mt-1 text-caption text-ink-soft">{inUnits(words.join(", "), units)}</p>;
}
