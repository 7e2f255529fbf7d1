import { useState } from "react";
import { TakeInCard } from "#web/features/catches/archive/take-in-card.tsx";
import { planTracks, trackSentences } from "#web/features/catches/archive/tracks/plan-tracks.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import { syncedLogOf } from "#web/features/catches/log/log-collection.ts";
import { logCopyOf } from "#web/features/catches/log/log-copy.ts";
import { useTrips } from "#web/features/catches/log/use-log.ts";
import type { GpxContent } from "#web/platform/gpx/gpx-elements.ts";
import { useGpxFile } from "#web/platform/gpx/use-gpx-file.ts";
import { gpxWording } from "#web/platform/gpx/wording.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { newId } from "#web/platform/new-id.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { GpxButton } from "#web/ui/actions/gpx-button.tsx";
import { datedTimeText } from "#web/ui/figures/date-text.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const wording = archiveWording.tracks;

export function TracksCard() {
  const { content, problem, isReading, choose, close } = useGpxFile();
  return (
    <TakeInCard
      words={wording}
      problem={problem}
      button={<GpxButton label={wording.choose} isReading={isReading} onFile={choose} />}
    >
      {content === null ? null : (
        <Dialog open backCloses onClose={close} title={wording.dialog}>
          <TracksPlan content={content} onClose={close} />
        </Dialog>
      )}
    </TakeInCard>
  );
}

const shownTrips = 8;

interface TracksPlanProps {
  readonly content: GpxContent;
  readonly onClose: () => void;
}

function TracksPlan({ content, onClose }: TracksPlanProps) {
  const accountId = useAccountId();
  const trips = useTrips();
  const [state, setState] = useState<"planned" | "adding" | "failed">("planned");
  const plan = planTracks(
    content.tracks,
    trips.map(({ trip }) => trip),
    useNow(),
  );
  const { length } = plan.toAdd;

  async function addThem(): Promise<void> {
    setState("adding");
    try {
      await syncedLogOf(accountId).writeNew(
        plan.toAdd.map((trip) => ({
          kind: "save-trip" as const,
          subjectId: newId(),
          content: trip,
          basis: "new" as const,
        })),
      );
      await logCopyOf(accountId).settled();
    } catch {
      setState("failed");
      return;
    }
    showToast(wording.added(length), "ok");
    onClose();
  }

  return (
    <div className="flex flex-col gap-4">
      {trackSentences(plan, content).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {content.routes === 0 ? null : <p>{gpxWording.routes(content.routes)}</p>}
      {length === 0 ? null : (
        <ul className="list-disc pl-5 text-small text-ink-soft">
          {plan.toAdd.slice(0, shownTrips).map(({ started_at, ended_at, location_name }) => (
            <li key={`${started_at} ${ended_at}`} className="break-words">
              {wording.trip(datedTimeText(Date.parse(started_at)), location_name)}
            </li>
          ))}
          {length > shownTrips ? <li>{wording.more(length - shownTrips)}</li> : null}
        </ul>
      )}
      <Failure text={state === "failed" ? wording.notKept : null} />
      {length === 0 ? (
        <Button size="large" tone="secondary" onClick={onClose}>
          {wording.close}
        </Button>
      ) : (
        <Button size="large" disabled={state === "adding"} onClick={() => void addThem()}>
          {wording.add(length)}
        </Button>
      )}
    </div>
  );
}
