import { Download } from "lucide-react";
import { useState } from "react";
import { ownSpotsAsGpx } from "#web/features/spots/gpx/own-spots-gpx.ts";
import { planSentences, planWaypoints } from "#web/features/spots/gpx/plan-waypoints.ts";
import type { MySpot } from "#web/features/spots/my-spots.ts";
import { useAddSpots } from "#web/features/spots/use-my-spots.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import type { GpxContent } from "#web/platform/gpx/gpx-elements.ts";
import { useGpxFile } from "#web/platform/gpx/use-gpx-file.ts";
import { gpxWording } from "#web/platform/gpx/wording.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { GpxButton } from "#web/ui/actions/gpx-button.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const wording = spotsWording.gpxImport;

export function OwnSpotsCard({ ownSpots }: { readonly ownSpots: readonly MySpot[] }) {
  const { content, problem, isReading, choose, close } = useGpxFile();
  const save = () =>
    saveFile(new Blob([ownSpotsAsGpx(ownSpots)], { type: "application/gpx+xml" }), "my-spots.gpx");
  return (
    <Card className="mt-6">
      <CardHeader title={wording.title} />
      <p className="text-small text-ink-soft">{wording.lead}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <GpxButton label={wording.choose} isReading={isReading} onFile={choose} />
        {ownSpots.length === 0 ? null : (
          <Button tone="secondary" onClick={save}>
            <Download size={18} aria-hidden="true" />
            {wording.take}
          </Button>
        )}
      </div>
      <Failure className="mt-3" text={problem} />
      {content === null ? null : (
        <Dialog open backCloses onClose={close} title={wording.dialog}>
          <WaypointsPlan content={content} ownSpots={ownSpots} onClose={close} />
        </Dialog>
      )}
    </Card>
  );
}

const shownNames = 8;

interface WaypointsPlanProps {
  readonly content: GpxContent;
  readonly ownSpots: readonly MySpot[];
  readonly onClose: () => void;
}

function WaypointsPlan({ content, ownSpots, onClose }: WaypointsPlanProps) {
  const add = useAddSpots();
  const [isAdding, setAdding] = useState(false);
  const plan = planWaypoints(content.waypoints, ownSpots);
  const { length } = plan.toAdd;

  async function addThem(): Promise<void> {
    setAdding(true);
    const isKept = await add(plan.toAdd);
    setAdding(false);
    if (!isKept) return;
    showToast(wording.added(length), "ok");
    onClose();
  }

  return (
    <div className="flex flex-col gap-4">
      {planSentences(plan, content.tracks.length).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {content.routes === 0 ? null : <p>{gpxWording.routes(content.routes)}</p>}
      {length === 0 ? null : (
        <ul className="list-disc pl-5 text-small text-ink-soft">
          {plan.toAdd.slice(0, shownNames).map(({ name }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- names repeat, and the list never changes
            <li key={index} className="break-words">
              {name}
            </li>
          ))}
          {length > shownNames ? <li>{wording.more(length - shownNames)}</li> : null}
        </ul>
      )}
      {length === 0 ? (
        <Button size="large" tone="secondary" onClick={onClose}>
          {wording.close}
        </Button>
      ) : (
        <Button size="large" disabled={isAdding} onClick={() => void addThem()}>
          {wording.add(length)}
        </Button>
      )}
    </div>
  );
}
