import { ChoiceField } from "#web/features/regulations/desk/form/choice-field.tsx";
import type { NoticeDraft } from "#web/features/regulations/desk/form/notice-draft.ts";
import type { RecordDraft } from "#web/features/regulations/desk/form/record-draft.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { EntryForm } from "#web/ui/fields/use-entry-form.ts";

interface SourceFieldsProps {
  readonly form: EntryForm<RecordDraft> | EntryForm<NoticeDraft>;
  readonly today: string;
}

export function SourceFields({ form: { field }, today }: SourceFieldsProps) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{wording.sourcePart}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        <TextField {...field("citation")} label={wording.citation} />
        <TextField
          {...field("verifiedOn")}
          label={wording.verifiedOn}
          hint={wording.verifiedHint}
          type="date"
          max={today}
        />
        <TextField {...field("sourceTitle")} label={wording.sourceTitle} />
        <TextField {...field("sourceUrl")} label={wording.sourceUrl} type="url" />
        <ChoiceField
          {...field("confidence")}
          label={wording.confidence}
          names={wording.confidences}
        />
      </div>
    </fieldset>
  );
}
