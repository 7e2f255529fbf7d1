import type { FishingMode } from "@striper/angling/regulations";
import type { SpeciesId } from "@striper/angling/species";
import type { KeepForm } from "#web/features/regulations/keep/use-keep-form.ts";
import { keepWording as wording } from "#web/features/regulations/keep/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";

export interface JudgedFish {
  readonly species: SpeciesId;
  /** Inches. */
  readonly length: number;
  readonly isReleased: boolean;
  readonly mode: FishingMode | null;
}

interface LogActionsProps {
  readonly form: KeepForm;
  readonly onLog: (fish: JudgedFish) => void;
}

export function LogActions({ form, onLog }: LogActionsProps) {
  const { species, length, day, view } = form;
  const isMeasured = length.kind === "read";
  const log = (isReleased: boolean) => {
    if (isMeasured) onLog({ species, length: length.length, isReleased, mode: day.mode });
  };
  const mayStay = view.word !== "release";
  return (
    <div className="flex gap-2">
      {mayStay ? (
        <Button size="large" wide disabled={!isMeasured} onClick={() => log(false)}>
          {wording.log.kept}
        </Button>
      ) : null}
      <Button
        size="large"
        wide
        tone={mayStay ? "secondary" : "primary"}
        disabled={!isMeasured}
        onClick={() => log(true)}
      >
        {wording.log.released}
      </Button>
    </div>
  );
}
