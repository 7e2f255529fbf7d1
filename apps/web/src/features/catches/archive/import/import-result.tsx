import type { ImportOutcome } from "#web/features/catches/archive/import/add-catches.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const wording = archiveWording.summary;

interface ImportResultProps {
  readonly outcome: ImportOutcome;
  readonly leftOut: number;
  readonly onAgain: () => void;
}

export function ImportResult({ outcome, leftOut, onAgain }: ImportResultProps) {
  const { added, waiting, present, refused, failure } = outcome;
  const sentences = [
    added > 0 || waiting === 0 ? wording.added(added) : null,
    waiting > 0 ? wording.waiting(waiting) : null,
    present > 0 ? wording.present(present) : null,
    refused > 0 ? wording.refused(refused) : null,
    leftOut > 0 ? wording.leftOut(leftOut) : null,
  ].filter((sentence) => sentence !== null);
  return (
    <div className="flex flex-col gap-4">
      <Banner tone={failure === null && leftOut === 0 ? "ok" : "warning"}>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Banner>
      {failure === null ? null : (
        <Banner
          tone="danger"
          urgent
          action={
            <Button tone="secondary" onClick={onAgain}>
              {archiveWording.import.again}
            </Button>
          }
        >
          {wording.failed(failure)}
        </Banner>
      )}
    </div>
  );
}
