import { useState } from "react";
import { ProfileLink } from "#web/features/catches/archive/profile-link.tsx";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import { exportFile, type ExportKind } from "#web/features/catches/archive/export-files.ts";
import { useCatches, useTrips } from "#web/features/catches/log/use-log.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/actions/switch.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const wording = archiveWording.export;

export function ExportCard() {
  const catches = useCatches();
  const trips = useTrips();
  const [withPositions, setWithPositions] = useState(true);

  function save(kind: ExportKind) {
    const log = {
      catches: catches.map(({ record }) => record),
      trips: trips.map(({ trip }) => trip),
    };
    const { name, type, text } = exportFile(log, kind, withPositions, Date.now());
    saveFile(new Blob([text], { type }), name);
  }

  const isEmpty = catches.length === 0 && trips.length === 0;
  return (
    <Card>
      <CardHeader title={wording.title} />
      {isEmpty ? (
        <p className="text-small text-ink-soft">{wording.nothing}</p>
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-small text-ink-soft">{wording.lead(catches.length)}</p>
          <Switch
            label={wording.positions}
            hint={wording.positionsHint}
            checked={withPositions}
            onChange={setWithPositions}
          />
          <div className="flex flex-wrap gap-2">
            <Button tone="secondary" onClick={() => save("csv")}>
              {wording.csv}
            </Button>
            <Button tone="secondary" onClick={() => save("json")}>
              {wording.json}
            </Button>
            <Button tone="secondary" disabled={!withPositions} onClick={() => save("gpx")}>
              {wording.gpx}
            </Button>
          </div>
          <p className="text-small text-ink-soft">
            {withPositions ? wording.gpxHelp : wording.gpxWithout}
          </p>
        </div>
      )}
      <p className="mt-2 text-small text-ink-soft">
        {wording.whole} <ProfileLink>{wording.wholeLink}</ProfileLink>
      </p>
    </Card>
  );
}
