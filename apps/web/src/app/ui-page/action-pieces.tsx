import { Fish, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import type { ButtonTone } from "#web/ui/actions/button-style.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { Switch } from "#web/ui/actions/switch.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const tones: readonly ButtonTone[] = [
  "primary",
  "secondary",
  "quiet",
  "danger",
  "danger-outline",
  "first-light",
];

export function ActionPieces() {
  const [drawing, setDrawing] = useState<"curve" | "bars">("curve");
  const [alert, setAlert] = useState(true);
  return (
    <Card>
      <CardHeader title="Actions" />
      <div className="flex flex-col gap-4">
        {tones.map((tone) => (
          <div key={tone} className="flex flex-wrap gap-3">
            <Button tone={tone}>{tone}</Button>
            <Button tone={tone} disabled>
              disabled
            </Button>
            <Button tone={tone} size="large">
              <Plus size={20} aria-hidden="true" /> large
            </Button>
          </div>
        ))}
        <Button wide size="large">
          Log Catch
        </Button>
        <div className="flex items-center gap-3">
          <IconButton label="Log a fish" icon={<Fish size={22} aria-hidden="true" />} />
          <IconButton
            label="Log a fish, framed"
            icon={<Fish size={22} aria-hidden="true" />}
            framed
          />
          <TextButton>A text button</TextButton>
        </div>
        <SegmentedControl
          legend="Tide chart"
          value={drawing}
          onChange={setDrawing}
          segments={[
            { value: "curve", label: "Curve" },
            { value: "bars", label: "Bars" },
          ]}
        />
        <Switch
          label="Remind me"
          hint="One hour before high water"
          checked={alert}
          onChange={setAlert}
        />
        <Switch label="Off, and not to be changed" checked={false} onChange={setAlert} disabled />
      </div>
    </Card>
  );
}
