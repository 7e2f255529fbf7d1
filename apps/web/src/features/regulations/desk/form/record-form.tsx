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
  recordOf,
  textParts,
  type RecordDraft,
} from "#web/features/regulations/desk/form/record-draft.ts";
import { SourceFields } from "#web/features/regulations/desk/form/source-fields.tsx";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Switch } from "#web/ui/actions/switch.tsx";

interface RecordFormProps {
  readonly record: RegulationRecord;
  readonly today: string;
  readonly onSave: (record: RegulationRecord) => void;
  readonly onCancel: () => void;
}

/** One rule with all its parts, its citation and the day it was read. */
export function RecordForm({ record, today, onSave, onCancel }: RecordFormProps) {
  const [draft, setDraft] = useState(() => draftOf(record));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const change = (part: Partial<RecordDraft>) => setDraft((before) => ({ ...before, ...part }));

  function save() {
    const outcome = recordOf(draft, record);
    if (outcome.kind === "record") onSave(outcome.record);
    else setProblems(outcome.problems);
  }

  return (
    <EditFrame title={titleOf(record)} problems={problems} onSave={save} onCancel={onCancel}>
      <SizesFields value={draft.sizes} onChange={(sizes) => change({ sizes })} />
      <BagsFields value={draft.bags} onChange={(bags) => change({ bags })} />
      <SeasonFields value={draft.season} onChange={(season) => change({ season })} />
      <Switch
        label={wording.targeting}
        checked={draft.targetingUnlawful}
        onChange={(targetingUnlawful) => change({ targetingUnlawful })}
      />
      <div className="grid gap-3 md:grid-cols-2">
        {textParts.map((part) => (
          <TextAreaField
            key={part}
            label={wording.texts[part]}
            value={draft.texts[part]}
            onChange={({ target }) => change({ texts: { ...draft.texts, [part]: target.value } })}
          />
        ))}
      </div>
      <SourceFields value={draft} today={today} onChange={change} />
      <TextField
        label={wording.ruleYear}
        inputMode="numeric"
        value={draft.ruleYear}
        onChange={({ target }) => change({ ruleYear: target.value })}
      />
    </EditFrame>
  );
}
