import { useNavigate } from "@tanstack/react-router";
import type { Conditions } from "#web/app/dashboard/use-conditions.ts";
import type { Panel } from "#web/app/navigation/page-search.ts";
import { BiteDialog } from "#web/features/bite-score/score/bite-dialog.tsx";
import type { TideOfWater } from "#web/features/tides/tide-of-water.ts";
import { TideSheet } from "#web/features/tides/tide-sheet.tsx";
import { WeatherDialog } from "#web/features/weather/weather-dialog.tsx";

interface PanelsProps {
  readonly panel: Panel | null;
  readonly close: () => void;
  readonly conditions: Conditions;
  readonly tide: TideOfWater;
}

export function Panels({ panel, close, conditions, tide }: PanelsProps) {
  const { bite, weather } = conditions;
  const navigate = useNavigate();
  return (
    <>
      <BiteDialog
        open={panel === "bite-score"}
        onClose={close}
        now={bite.now}
        safety={bite.safety}
        exposure={bite.exposure}
      />
      <WeatherDialog
        open={panel === "weather"}
        onClose={close}
        view={weather.view}
        measured={weather.measured}
      />
      <TideSheet
        open={panel === "tide"}
        onClose={close}
        water={tide}
        onFullChart={() => void navigate({ to: "/tides" })}
        onSetAlert={() => void navigate({ href: "/tides?alert=new" })}
      />
    </>
  );
}
