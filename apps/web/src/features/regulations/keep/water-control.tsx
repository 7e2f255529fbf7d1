import { zones } from "@striper/angling/regulations";
import { LocateFixed } from "lucide-react";
import { useState, type ComponentProps } from "react";
import type { KeepForm } from "#web/features/regulations/keep/use-keep-form.ts";
import { keepWording as wording } from "#web/features/regulations/keep/wording.ts";
import type { WaterChoice } from "#web/platform/day/tapped-day.ts";
import { askPosition } from "#web/platform/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { ageText } from "#web/ui/figures/source-chip-view.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

const segments: ComponentProps<typeof SegmentedControl<WaterChoice>>["segments"] = [
  { value: "here", label: wording.waters.here, icon: <LocateFixed size={18} aria-hidden="true" /> },
  { value: "MA", label: wording.waters.MA },
  { value: "NH", label: wording.waters.NH },
  { value: "FED", label: wording.waters.FED },
];

export function WaterControl({ form }: { readonly form: KeepForm }) {
  const { taps, tap } = form;
  const [isMissing, setIsMissing] = useState(false);

  async function locate() {
    setIsMissing(false);
    setIsMissing((await askPosition()) !== "found");
  }

  function chooseWater(water: WaterChoice) {
    tap({ water });
    if (water === "here") void locate();
  }

  return (
    <div className="flex flex-col gap-2">
      <SegmentedControl
        legend={wording.water}
        showsLegend
        segments={segments}
        value={taps.water}
        onChange={chooseWater}
      />
      {taps.water === "here" ? (
        <Here form={form} isMissing={isMissing} onLocate={() => void locate()} />
      ) : null}
      {taps.water === "MA" || taps.water === "FED" ? (
        <SelectField
          label={wording.zone}
          choices={zones.map((value) => ({ value, label: wording.zones[value] }))}
          value={taps.zone}
          onChange={(event) => {
            const zone = zones.find((one) => one === event.target.value);
            if (zone !== undefined) tap({ zone, water: taps.water });
          }}
        />
      ) : null}
    </div>
  );
}

interface HereProps {
  readonly form: KeepForm;
  readonly isMissing: boolean;
  readonly onLocate: () => void;
}

function Here({ form: { here, fixedAt, isLocating }, isMissing, onLocate }: HereProps) {
  const now = useNow();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-foam px-3 py-1">
      <output className="block min-w-40 flex-1 text-small">
        {here === null || fixedAt === null ? (
          isMissing ? (
            wording.notFound
          ) : isLocating ? (
            wording.locating
          ) : (
            wording.noPlace
          )
        ) : (
          <>
            <span className="block font-semibold">{here.headline}</span>
            <span className="data block text-caption text-ink-soft">
              {here.line} {wording.positionAge(ageText(fixedAt, now))}.
            </span>
          </>
        )}
      </output>
      <Button tone="quiet" disabled={isLocating} onClick={onLocate}>
        {here === null ? wording.findMe : wording.lookAgain}
      </Button>
    </div>
  );
}
