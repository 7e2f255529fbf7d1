import type { Confidence } from "@striper/angling/regulations";
import { ChoiceField } from "#web/features/regulations/desk/form/choice-field.tsx";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";

export interface SourceDraft {
  readonly sourceTitle: string;
  readonly sourceUrl: string;
  readonly citation: string;
  readonly verifiedOn: string;
  readonly confidence: Confidence;
}

interface SourceFieldsProps {
  readonly value: SourceDraft;
  /** The last day that can have been the one of reading. */
  readonly today: string;
  readonly onChange: (part: Partial<SourceDraft>) => void;
}

/** Who says so, where, and when it was read: without it nothing is published. */
export function SourceFields({ value, today, onChange }: SourceFieldsProps) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{wording.sourcePart}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        <TextField
          label={wording.citation}
          value={value.citation}
          onChange={({ target }) => onChange({ citation: target.value })}
        />
        <TextField
          label={wording.verifiedOn}
          hint={wording.verifiedHint}
          type="date"
          max={today}
          value={value.verifiedOn}
          onChange={({ target }) => onChange({ verifiedOn: target.value })}
        />
        <TextField
          label={wording.sourceTitle}
          value={value.sourceTitle}
          onChange={({ target }) => onChange({ sourceTitle: target.value })}
        />
        <TextField
          label={wording.sourceUrl}
          type="url"
          value={value.sourceUrl}
          onChange={({ target }) => onChange({ sourceUrl: target.value })}
        />
        <ChoiceField
          label={wording.confidence}
          names={wording.confidences}
          value={value.confidence}
          onChange={(confidence) => onChange({ confidence })}
        />
      </div>
    </fieldset>
  );
}
