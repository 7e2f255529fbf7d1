import { LightPicker } from "#web/app/shell/light-picker.tsx";
import { ActionPieces } from "#web/app/ui-page/action-pieces.tsx";
import { OverlayPieces } from "#web/app/ui-page/overlay-pieces.tsx";
import { SurfacePieces } from "#web/app/ui-page/surface-pieces.tsx";
import { TokenPieces } from "#web/app/ui-page/token-pieces.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";

const species = [
  { value: "striped_bass", label: "Striped Bass" },
  { value: "bluefish", label: "Bluefish" },
] as const;

export function UiPage() {
  return (
    <main id="main">
      <Screen title="Pieces" lead="Every piece of the design system, in every state.">
        <div className="mb-6 max-w-md">
          <LightPicker />
        </div>
        <div className="grid gap-6 lg:grid-cols-2">
          <ActionPieces />
          <FieldPieces />
          <SurfacePieces />
          <div className="flex flex-col gap-6">
            <OverlayPieces />
            <TokenPieces />
          </div>
        </div>
      </Screen>
    </main>
  );
}

function FieldPieces() {
  return (
    <Card>
      <CardHeader title="Fields" />
      <div className="flex flex-col gap-4">
        <TextField label="Text" placeholder="Empty" />
        <TextField label="With a hint" hint="Shown below, always." defaultValue="Deer Island" />
        <TextField label="With an error" error="This is what is wrong." defaultValue="31.0" />
        <TextField label="Disabled" disabled defaultValue="Boston Harbor" />
        <PasswordField label="Password" defaultValue="harbor light" />
        <PasswordField label="Password with an error" error="At least 8 characters." />
        <SelectField label="Species" placeholder="Choose" choices={species} />
        <SelectField
          label="Species, with an error"
          choices={species}
          error="Please select a species"
        />
        <TextAreaField label="Notes" placeholder="Several lines" />
        <TextAreaField label="Notes, with an error" error="Too long." defaultValue="…" />
      </div>
    </Card>
  );
}
