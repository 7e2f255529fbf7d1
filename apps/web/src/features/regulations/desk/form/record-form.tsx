import { titleOf, type RegulationRecord } from "@striper/angling/regulations";
import { useState } from "react";
import { EditFrame } from "#web/features/regulations/desk/form/edit-frame.tsx";
import {
  BagsFields,
  SeasonFields,
  SizesFields,
} from "#web/features/regulations/desk/form/limit-fields.tsx";
import {
  draftOf,
  newDraft,
  recordOf,
  textParts,
  type RecordDraft,
} from "#web/features/regulations/desk/form/record-draft.ts";
import { SourceFields } from "#web/features/regulations/desk/form/source-fields.tsx";
import {
  AreaFields,
  BoatAndAuthorityFields,
  FishAndWaterFields,
} from "#web/features/regulations/desk/reach/record-reach-fields.tsx";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useEntryForm } from "#web/ui/fields/use-entry-form.ts";
import { Switch } from "#web/ui/actions/switch.tsx";

interface RecordFormProps {
  readonly record: RegulationRecord | null;
  readonly takenIds: readonly string[];
  readonly today: string;
  readonly onSave: (record: RegulationRecord) => void;
  readonly onCancel: () => void;
}

export function RecordForm({ record, takenIds, today, onSave, onCancel }: RecordFormProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const form = useEntryForm<RecordDraft, RecordDraft>({
    start: record === null ? newDraft(today) : draftOf(record),
    read: (draft) => ({ kind: "entry", entry: draft }),
    send: async (draft) => {
      const outcome = recordOf(draft, record, takenIds);
      if (outcome.kind === "record") onSave(outcome.record);
      else setProblems(outcome.problems);
    },
  });
  const { field, watch, set } = form;

  return (
    <EditFrame
      heading={record === null ? wording.newRule : wording.editOf(titleOf(record))}
      problems={problems}
      attributes={form.attributes}
      onCancel={onCancel}
    >
      {record === null ? <FishAndWaterFields form={form} /> : null}
      <AreaFields form={form} />
      <SizesFields form={form} />
      <BagsFields form={form} />
      <SeasonFields form={form} />
      <BoatAndAuthorityFields form={form} />
      <Switch
        label={wording.targeting}
        checked={watch("targetingUnlawful")}
        onChange={(isUnlawful) => set("targetingUnlawful", isUnlawful)}
      />
      <div className="grid gap-3 md:grid-cols-2">
        {textParts.map((part) => (
          <TextAreaField {...field(`texts.${part}`)} key={part} label={wording.texts[part]} />
        ))}
      </div>
      <SourceFields form={form} today={today} />
      <TextField {...field("ruleYear")} label={wording.ruleYear} inputMode="numeric" />
    </EditFrame>
  );
}
