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
import type { ReachDraft } from "#web/features/regulations/desk/reach/record-reach.ts";
import {
  AreaFields,
  BoatAndAuthorityFields,
  FishAndWaterFields,
} from "#web/features/regulations/desk/reach/record-reach-fields.tsx";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Switch } from "#web/ui/actions/switch.tsx";

interface RecordFormProps {
  /** Null for a new rule. */
  readonly record: RegulationRecord | null;
  /** Ids that a new rule cannot have. */
  readonly takenIds: readonly string[];
  readonly today: string;
  readonly onSave: (record: RegulationRecord) => void;
  readonly onCancel: () => void;
}

/** One rule with all its parts, its citation and the day it was read. */
export function RecordForm({ record, takenIds, today, onSave, onCancel }: RecordFormProps) {
  const [draft, setDraft] = useState(() => (record === null ? newDraft(today) : draftOf(record)));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const change = (part: Partial<RecordDraft>) => setDraft((before) => ({ ...before, ...part }));

  const changeReach = (part: Partial<ReachDraft>) =>
    setDraft((before) => ({ ...before, reach: { ...before.reach, ...part } }));

  function save() {
    const outcome = recordOf(draft, record, takenIds);
    if (outcome.kind === "record") onSave(outcome.record);
    else setProblems(outcome.problems);
  }

  return (
    <EditFrame
      heading={record === null ? wording.newRule : wording.editOf(titleOf(record))}
      problems={problems}
      onSave={save}
      onCancel={onCancel}
    >
      {record === null ? <FishAndWaterFields value={draft.reach} onChange={changeReach} /> : null}
      <AreaFields value={draft.reach} onChange={changeReach} />
      <SizesFields value={draft.sizes} onChange={(sizes) => change({ sizes })} />
      <BagsFields value={draft.bags} onChange={(bags) => change({ bags })} />
      <SeasonFields value={draft.season} onChange={(season) => change({ season })} />
      <BoatAndAuthorityFields value={draft.reach} onChange={changeReach} />
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
