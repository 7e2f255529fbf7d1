import { photoIdOf } from "@striper/contract/catch-content";
import { Pencil, Trash2 } from "lucide-react";
import { bookWording, detailWording as wording } from "#web/features/catches/book/wording.ts";
import {
  conditionRows,
  otherWords,
  verdictText,
} from "#web/features/catches/book/catch-detail-view.ts";
import { CatchBadge } from "#web/features/catches/list/catch-list.tsx";
import { catchRowView } from "#web/features/catches/list/catch-row-view.ts";
import { ConflictBanner } from "#web/features/catches/list/conflict-banner.tsx";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { useLog } from "#web/features/catches/log/use-log.ts";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import { CatchPicture } from "#web/features/catches/catch-picture.tsx";
import { useUnits } from "#web/platform/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

const { labels } = loggingWording;

interface CatchDetailProps {
  readonly one: LocalCatch;
  readonly isBest: boolean;
  readonly onClose: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function Fact({ label, value }: { readonly label: string; readonly value: string | null }) {
  if (value === null) return null;
  return (
    <div className="py-1.5">
      <dt className="text-caption text-ink-soft">{label}</dt>
      <dd className="data whitespace-pre-line break-words">{value}</dd>
    </div>
  );
}

function PhotoTrouble({ photoUrl }: { readonly photoUrl: string | null }) {
  const { photos } = useLog();
  const photo = photos.get(photoIdOf(photoUrl) ?? "");
  if (photo?.state !== "refused") return null;
  return (
    <Banner tone="warning">
      {bookWording.photoRefused} {photo.message}
    </Banner>
  );
}

function Conditions({ one }: { readonly one: LocalCatch }) {
  const rows = conditionRows(one.record, useUnits());
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="mt-4 mb-1 font-semibold">{wording.conditions}</h3>
      <dl className="divide-y divide-line">
        {rows.map((row) => (
          <div key={row.label} className="flex flex-wrap justify-between gap-x-3 py-1.5 text-small">
            <dt className="font-medium">{row.label}</dt>
            <dd className="text-right">
              <span className="data font-semibold">{row.value}</span>
              <span className="block text-caption text-ink-soft">{row.origin}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function CatchDetail({ one, isBest, onClose, onEdit, onDelete }: CatchDetailProps) {
  const { record, hold } = one;
  const view = catchRowView(one, isBest, useUnits(), useNow());
  const mode = record.mode === null ? null : loggingWording.modes[record.mode];
  return (
    <Dialog open onClose={onClose} title={view.species} description={view.size}>
      <div className="flex flex-wrap gap-1.5">
        {view.badges.map((badge) => (
          <CatchBadge key={badge.kind} badge={badge} />
        ))}
      </div>
      {hold === null ? null : (
        <div className="mt-3">
          <ConflictBanner subjectId={one.id} hold={hold} />
        </div>
      )}
      {record.photo_url === null ? null : (
        <div className="mt-3 flex flex-col gap-2">
          <CatchPicture
            photoUrl={record.photo_url}
            size="large"
            alt={wording.photo(record.species)}
            className="aspect-4/3 w-full"
          />
          <PhotoTrouble photoUrl={record.photo_url} />
        </div>
      )}
      <dl className="mt-3 grid grid-cols-2 gap-x-4 max-[15rem]:grid-cols-1">
        <Fact label={wording.when} value={view.when} />
        <Fact label={wording.where} value={view.place} />
        <Fact label={labels.time_of_day} value={record.time_of_day ?? loggingWording.noTimeOfDay} />
        <Fact label={labels.bait_lure} value={record.bait_lure} />
        <Fact label={wording.mode} value={mode} />
        <Fact label={labels.weather} value={record.weather} />
        {otherWords(record).map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
        <Fact label={wording.rule} value={verdictText(record)} />
      </dl>
      <dl>
        <Fact label={labels.notes} value={record.notes ?? loggingWording.noNotes} />
      </dl>
      <Conditions one={one} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button className="flex-1" onClick={onEdit}>
          <Pencil size={18} aria-hidden="true" />
          {record.is_unfinished ? bookWording.finish : bookWording.edit}
        </Button>
        <Button tone="danger-outline" className="flex-1" onClick={onDelete}>
          <Trash2 size={18} aria-hidden="true" /> {bookWording.delete}
        </Button>
      </div>
    </Dialog>
  );
}
