import { speciesRecords } from "@striper/angling/catches";
import { harborParts } from "@striper/marine/time";
import { Trophy } from "lucide-react";
import { ExportCard } from "#web/features/catches/archive/export-card.tsx";
import { TracksCard } from "#web/features/catches/archive/tracks/tracks-card.tsx";
import { ImportCard } from "#web/features/catches/archive/import/import-card.tsx";
import { tabsWording as wording } from "#web/features/catches/book/tabs-wording.ts";
import { useLoggedCatches } from "#web/features/catches/log/use-log.ts";
import {
  lengthMeasure,
  textOf,
  weightMeasure,
} from "#web/features/catches/logging/form/measure.ts";
import { useUnits } from "#web/platform/units.ts";
import { dateText } from "#web/ui/figures/date-text.ts";
import { Card } from "#web/ui/surfaces/card.tsx";

interface RecordsTabProps {
  readonly onOpen: (catchId: string) => void;
}

interface Best {
  readonly label: string;
  readonly text: string;
  readonly id: string;
  readonly caughtAt: number;
}

function useRecordLists() {
  const units = useUnits();
  return speciesRecords(useLoggedCatches()).map(({ species, longest, heaviest }) => {
    const bests: Best[] = [];
    if (longest !== null) {
      const text = `${textOf(lengthMeasure, longest.length, units)} ${lengthMeasure.unitOf(units)}`;
      bests.push({ label: wording.longest, text, ...longest });
    }
    if (heaviest !== null) {
      const text = `${textOf(weightMeasure, heaviest.weight, units)} ${weightMeasure.unitOf(units)}`;
      bests.push({ label: wording.heaviest, text, ...heaviest });
    }
    return { species, bests };
  });
}

export function RecordsTab({ onOpen }: RecordsTabProps) {
  return (
    <div className="flex flex-col gap-4">
      <Records onOpen={onOpen} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <ExportCard />
        <ImportCard />
        <TracksCard />
      </div>
    </div>
  );
}

function Records({ onOpen }: RecordsTabProps) {
  const records = useRecordLists();
  if (records.length === 0) {
    return (
      <Card>
        <p className="text-ink-soft">{wording.noRecords}</p>
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-3">
      {records.map(({ species, bests }) => (
        <Card key={species}>
          <div className="mb-3 flex items-start justify-between gap-3">
            <h2 className="min-w-0 text-title font-semibold break-words">{species}</h2>
            <Trophy size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          </div>
          <ul className="flex flex-col gap-1">
            {bests.map((best) => (
              <li key={best.label}>
                <button
                  type="button"
                  onClick={() => onOpen(best.id)}
                  className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] flex-wrap items-baseline justify-between gap-x-3 rounded-control px-2 py-2 text-left hover:bg-foam"
                >
                  <span>
                    {best.label}
                    <span className="data block text-caption text-ink-soft">
                      {`${dateText(best.caughtAt)}, ${harborParts(best.caughtAt).year}`}
                    </span>
                  </span>
                  <span className="font-figure text-heading font-semibold">{best.text}</span>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
