import { VersionHistory } from "#web/features/regulations/changes/version-history.tsx";
import { changesWording as wording } from "#web/features/regulations/changes/wording.ts";
import { Screen } from "#web/ui/surfaces/screen.tsx";

export function ChangesScreen({ onBack }: { readonly onBack: () => void }) {
  return (
    <Screen title={wording.title} lead={wording.lead} back={{ label: wording.back, onBack }}>
      <VersionHistory />
    </Screen>
  );
}
