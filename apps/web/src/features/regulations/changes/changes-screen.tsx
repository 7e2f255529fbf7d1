import { VersionHistory } from "#web/features/regulations/changes/version-history.tsx";
import { changesWording as wording } from "#web/features/regulations/changes/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";

export function ChangesScreen({ onBack }: { readonly onBack: () => void }) {
  return (
    <Screen
      title={wording.title}
      lead={wording.lead}
      aside={
        <Button tone="secondary" onClick={onBack}>
          {wording.back}
        </Button>
      }
    >
      <VersionHistory />
    </Screen>
  );
}
