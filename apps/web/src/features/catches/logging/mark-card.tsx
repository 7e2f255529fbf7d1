import { Zap } from "lucide-react";
import { useState } from "react";
import { PhotoButton } from "#web/features/catches/logging/form/photo-field.tsx";
import { useMarkCatch } from "#web/features/catches/logging/use-mark-catch.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

/** One tap with wet hands: the moment is kept, the rest can wait. */
export function MarkCard() {
  const mark = useMarkCatch();
  const [isBusy, setBusy] = useState(false);
  async function run(file: File | null) {
    setBusy(true);
    await mark(file).finally(() => setBusy(false));
  }
  return (
    <Card className="flex flex-col gap-3">
      <Button tone="first-light" size="large" wide disabled={isBusy} onClick={() => void run(null)}>
        <Zap size={20} aria-hidden="true" /> {wording.markNow}
      </Button>
      <PhotoButton label={wording.markPhoto} disabled={isBusy} onFile={(file) => void run(file)} />
      <p className="text-small text-ink-soft">{wording.markHint}</p>
    </Card>
  );
}
