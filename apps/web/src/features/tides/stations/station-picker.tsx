import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useFavoriteStations } from "#web/features/tides/stations/favorite-stations.ts";
import { StationLines } from "#web/features/tides/stations/station-lines.tsx";
import { stationList } from "#web/features/tides/stations/station-list-view.ts";
import { stationWording as wording } from "#web/features/tides/stations/wording.ts";
import {
  askPosition,
  useDevicePosition,
  type PositionOutcome,
} from "#web/platform/device-position.ts";
import { useUnits } from "#web/platform/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface StationPickerProps {
  readonly open: boolean;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

export function StationPicker({ open, chosen, onChoose, onClose }: StationPickerProps) {
  return (
    <Dialog open={open} backCloses onClose={onClose} title={wording.title}>
      <Stations chosen={chosen} onChoose={onChoose} />
    </Dialog>
  );
}

function Stations({ chosen, onChoose }: Pick<StationPickerProps, "chosen" | "onChoose">) {
  const [search, setSearch] = useState("");
  const [outcome, setOutcome] = useState<PositionOutcome | null>(null);
  const device = useDevicePosition();
  const position = device.state === "known" ? device.position : null;
  const { favorites, others } = stationList(search, useFavoriteStations(), position, useUnits());
  const lines = { chosen, onChoose };
  return (
    <div className="flex flex-col gap-3">
      <SearchField label={wording.search} value={search} onChange={setSearch} />
      {position === null ? (
        <Button
          tone="secondary"
          disabled={device.state === "asking"}
          onClick={() => void askPosition().then(setOutcome)}
        >
          <LocateFixed size={18} aria-hidden="true" />
          {device.state === "asking" ? wording.asking : wording.nearest}
        </Button>
      ) : null}
      <output className="text-small text-ink-soft empty:hidden">
        {position === null && (outcome === "denied" || outcome === "unavailable")
          ? wording[outcome]
          : null}
      </output>
      <div className="max-h-[calc(100dvh-17rem)] overflow-y-auto sm:max-h-[50dvh]">
        <StationLines title={wording.favorites} stations={favorites} {...lines} />
        <StationLines title={wording.others} stations={others} {...lines} />
        {favorites.length + others.length === 0 ? (
          <p className="py-6 text-center text-ink-soft">{wording.none}</p>
        ) : null}
      </div>
    </div>
  );
}
