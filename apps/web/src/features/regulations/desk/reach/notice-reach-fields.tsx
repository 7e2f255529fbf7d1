import { speciesCatalogue } from "@striper/angling/species";
import type { NoticeDraft } from "#web/features/regulations/desk/form/notice-draft.ts";
import { ChecksField, ModesField } from "#web/features/regulations/desk/reach/checks-field.tsx";
import { sides } from "#web/features/regulations/desk/reach/notice-reach.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { EntryForm } from "#web/ui/fields/use-entry-form.ts";

const speciesNames = Object.fromEntries(
  speciesCatalogue.map(({ id, commonName }) => [id, commonName]),
);

export function NoticeReachFields({ form }: { readonly form: EntryForm<NoticeDraft> }) {
  const { field, watch } = form;
  const count = watch("reach.species").length;
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{wording.noticeReach}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        <ChecksField
          field={field("reach.jurisdictions")}
          legend={wording.noticeWaters}
          names={wording.jurisdictions}
        />
        <ModesField field={field("reach.modes")} />
      </div>
      <p className="mt-3 text-caption text-ink-soft">{wording.boxHint}</p>
      <div className="mt-1 grid grid-cols-2 gap-3 md:grid-cols-4">
        {sides.map((side) => (
          <TextField
            {...field(`reach.box.${side}`)}
            key={side}
            label={wording.sides[side]}
            inputMode="text"
          />
        ))}
      </div>
      <details className="mt-3">
        <summary className="flex min-h-12 cursor-pointer items-center text-small font-semibold">
          {count === 0 ? wording.everySpecies : wording.someSpecies(count)}
        </summary>
        <ChecksField
          field={field("reach.species")}
          legend={wording.speciesMarked}
          names={speciesNames}
        />
      </details>
    </fieldset>
  );
}
