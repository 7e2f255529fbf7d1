import type { ReactNode } from "react";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { chooseUnits, unitSystems, useUnits } from "#web/platform/units.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const wording = accountsWording.preferences;

interface PreferencesCardProps {
  /** The shell's light picker, shared so that both look the same. */
  readonly lightPicker: ReactNode;
}

export function PreferencesCard({ lightPicker }: PreferencesCardProps) {
  const units = useUnits();
  return (
    <Card>
      <CardHeader title={wording.title} />
      <div className="flex flex-col gap-4">
        <SelectField
          label={wording.units}
          value={units}
          onChange={(event) => {
            const chosen = unitSystems.find((system) => system === event.target.value);
            if (chosen !== undefined) chooseUnits(chosen);
          }}
          choices={[
            { value: "us", label: wording.us },
            { value: "metric", label: wording.metric },
          ]}
        />
        <div>
          <p className="mb-1.5 text-small font-semibold" aria-hidden="true">
            {wording.light}
          </p>
          {lightPicker}
        </div>
        <p className="text-caption text-ink-soft">{wording.lead}</p>
      </div>
    </Card>
  );
}
