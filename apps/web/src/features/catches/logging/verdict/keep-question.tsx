import { verdictWording as wording } from "#web/features/catches/logging/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface KeepQuestionProps {
  readonly reason: string;
  readonly onKept: () => void;
  readonly onReleased: () => void;
  readonly onClose: () => void;
}

/** Asked once, when a fish is saved as kept that the rules want released. */
export function KeepQuestion({ reason, onKept, onReleased, onClose }: KeepQuestionProps) {
  return (
    <Dialog open backCloses onClose={onClose} title={wording.askTitle} description={wording.ask}>
      <p className="font-medium">{reason}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="large" className="flex-1" onClick={onReleased}>
          {wording.askReleased}
        </Button>
        <Button size="large" tone="danger-outline" className="flex-1" onClick={onKept}>
          {wording.askKept}
        </Button>
      </div>
    </Dialog>
  );
}
