import { useId } from "react";
import type { CatchDraft } from "#web/features/catches/logging/form/catch-draft.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";

interface FateFieldProps {
  readonly value: CatchDraft["fate"];
  readonly error: string | undefined;
  readonly onChange: (fate: "kept" | "released") => void;
}

const fates = (["released", "kept"] as const).map((value) => ({
  value,
  label: wording.fates[value],
}));

export function FateField({ value, error, onChange }: FateFieldProps) {
  const id = useId();
  return (
    <div>
      <SegmentedControl
        legend={wording.fate}
        showsLegend
        segments={fates}
        value={value === "" ? null : value}
        errorId={error === undefined ? undefined : id}
        onChange={onChange}
      />
      {error === undefined ? null : (
        <p id={id} role="alert" className="mt-1 text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
