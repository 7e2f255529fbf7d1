import { WatersChooser } from "#web/features/spots/waters/waters-chooser.tsx";
import { useHomeWaters } from "#web/features/spots/waters/use-home-waters.ts";
import { watersWording as wording } from "#web/features/spots/waters/wording.ts";
import { updateDeviceWaters } from "#web/platform/device-waters.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FullScreen } from "#web/ui/full-screen.tsx";

const end = () => updateDeviceWaters({ isAsking: false });

export function FirstWaters() {
  const isChosen = useHomeWaters().length > 0;
  return (
    <FullScreen
      open
      backCloses
      onClose={end}
      title={wording.firstTitle}
      actions={
        <Button size="large" wide tone={isChosen ? "primary" : "secondary"} onClick={end}>
          {isChosen ? wording.done : wording.skip}
        </Button>
      }
    >
      <p className="mb-4">{wording.firstLead}</p>
      <WatersChooser onShown={() => undefined} />
    </FullScreen>
  );
}
