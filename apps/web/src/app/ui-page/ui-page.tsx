import { ActionPieces } from "#web/app/ui-page/action-pieces.tsx";
import { FieldPieces } from "#web/app/ui-page/field-pieces.tsx";
import { OverlayPieces } from "#web/app/ui-page/overlay-pieces.tsx";
import { SurfacePieces } from "#web/app/ui-page/surface-pieces.tsx";
import { TokenPieces } from "#web/app/ui-page/token-pieces.tsx";
import { LightPicker } from "#web/app/shell/light-picker.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";

/** Every piece of the design system in every state. Only while developing. */
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
