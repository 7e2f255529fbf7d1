import type { ImportPlan } from "#web/features/catches/archive/import/plan-import.ts";
import type { ReadRow } from "#web/features/catches/archive/match/read-row.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import {
  lengthMeasure,
  textOf,
  weightMeasure,
} from "#web/features/catches/logging/form/measure.ts";
import { useUnits, type UnitSystem } from "#web/platform/units.ts";
import { datedTimeText } from "#web/ui/figures/date-text.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const wording = archiveWording.import;

const shownFaults = 10;

interface ImportPreviewProps {
  readonly plan: ImportPlan;
}

export function ImportPreview({ plan }: ImportPreviewProps) {
  const units = useUnits();
  const { first, faulty, present, toAdd, withoutTime } = plan;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-title font-semibold">{wording.preview}</h2>
      {first.length === 0 ? null : (
        <ul className="flex flex-col rounded-card border border-line bg-surface">
          {first.map((row) => (
            <li key={row.number} className="border-b border-line px-4 py-3 last:border-b-0">
              <p className="font-semibold break-words">{row.content.species}</p>
              <p className="data text-small text-ink-soft">{whenText(row)}</p>
              <p className="text-small break-words text-ink-soft">{detailText(row, units)}</p>
            </li>
          ))}
        </ul>
      )}
      {withoutTime === 0 ? null : (
        <p className="text-small text-ink-soft">{wording.noTime(withoutTime)}</p>
      )}
      {present === 0 ? null : (
        <p className="text-small text-ink-soft">
          {toAdd.length === 0 ? wording.nothingNew : wording.alreadyHere(present)}
        </p>
      )}
      {faulty.length === 0 ? null : (
        <Banner tone="warning">
          <p className="font-semibold">{wording.faulty(faulty.length)}</p>
          <ul className="mt-1">
            {faulty.slice(0, shownFaults).map(({ number, faults }) => (
              <li key={number} className="break-words">
                {wording.fault(number, `${faults.join("; ")}.`)}
              </li>
            ))}
          </ul>
          {faulty.length > shownFaults ? <p>{wording.more(faulty.length - shownFaults)}</p> : null}
        </Banner>
      )}
    </section>
  );
}

const whenText = ({ content }: ReadRow): string => datedTimeText(Date.parse(content.date_caught));

function detailText({ content }: ReadRow, units: UnitSystem): string {
  const measures = [
    [lengthMeasure, content.length_inches],
    [weightMeasure, content.weight_pounds],
  ] as const;
  const sizes = measures.flatMap(([measure, stored]) =>
    stored === null ? [] : [`${textOf(measure, stored, units)} ${measure.unitOf(units)}`],
  );
  const texts = [content.location_name, content.bait_lure].filter((text) => text !== null);
  return [...sizes, ...texts, content.is_released ? wording.released : wording.kept].join(" · ");
}
