import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useFieldArray, type FieldArray, type FieldArrayPath } from "react-hook-form";
import type { RecordDraft } from "#web/features/regulations/desk/form/record-draft.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { EntryForm } from "#web/ui/fields/use-entry-form.ts";

interface LinesFieldProps<Name extends FieldArrayPath<RecordDraft>> {
  readonly form: EntryForm<RecordDraft>;
  readonly name: Name;
  readonly words: { readonly title: string; readonly hint?: string; readonly add: string };
  readonly most?: number;
  readonly empty: FieldArray<RecordDraft, Name>;
  readonly children: (at: number) => ReactNode;
}

export function LinesField<Name extends FieldArrayPath<RecordDraft>>(props: LinesFieldProps<Name>) {
  const { form, name, words, most, empty, children } = props;
  const { title, hint, add } = words;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      {hint === undefined ? null : <p className="mb-2 text-caption text-ink-soft">{hint}</p>}
      <ol className="flex flex-col gap-4">
        {fields.slice(0, most).map(({ id }, at) => (
          <li key={id} aria-label={wording.line(title, at)} className="border-b border-line pb-4">
            <div className="grid gap-3 md:grid-cols-2">{children(at)}</div>
            <Button
              tone="quiet"
              className="mt-2"
              aria-label={`${wording.takeAway}: ${wording.line(title, at)}`}
              onClick={() => remove(at)}
            >
              <Trash2 size={18} aria-hidden="true" /> {wording.takeAway}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        tone="secondary"
        className="mt-3"
        onClick={() => append(empty, { shouldFocus: false })}
      >
        <Plus size={18} aria-hidden="true" /> {add}
      </Button>
    </fieldset>
  );
}
