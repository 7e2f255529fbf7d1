import type { AreaNotice } from "@striper/angling/regulations";
import { useState } from "react";
import { ChoiceField } from "#web/features/regulations/desk/form/choice-field.tsx";
import { EditFrame } from "#web/features/regulations/desk/form/edit-frame.tsx";
import { RangeFields } from "#web/features/regulations/desk/form/limit-fields.tsx";
import {
  newNoticeDraft,
  noticeDraftOf,
  noticeOf,
  type NoticeDraft,
} from "#web/features/regulations/desk/form/notice-draft.ts";
import { SourceFields } from "#web/features/regulations/desk/form/source-fields.tsx";
import { NoticeReachFields } from "#web/features/regulations/desk/reach/notice-reach-fields.tsx";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface NoticeFormProps {
  /** Null for a new notice. */
  readonly notice: AreaNotice | null;
  /** Ids that a new notice cannot have. */
  readonly takenIds: readonly string[];
  readonly today: string;
  readonly onSave: (notice: AreaNotice) => void;
  readonly onCancel: () => void;
}

/** A special day or area: its words, its days, and who says so. */
export function NoticeForm({ notice, takenIds, today, onSave, onCancel }: NoticeFormProps) {
  const [draft, setDraft] = useState(() =>
    notice === null ? newNoticeDraft : noticeDraftOf(notice),
  );
  const [problems, setProblems] = useState<readonly string[]>([]);
  const change = (part: Partial<NoticeDraft>) => setDraft((before) => ({ ...before, ...part }));

  function save() {
    const outcome = noticeOf(draft, notice, takenIds);
    if (outcome.kind === "notice") onSave(outcome.notice);
    else setProblems(outcome.problems);
  }

  return (
    <EditFrame
      heading={notice === null ? wording.newNotice : wording.editOf(notice.title)}
      problems={problems}
      onSave={save}
      onCancel={onCancel}
    >
      <TextField
        label={wording.noticeTitle}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextAreaField
        label={wording.noticeText}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <fieldset className="min-w-0 rounded-card border border-line p-4">
        <legend className="px-1 font-semibold">{wording.noticeDates}</legend>
        <div className="grid gap-3 md:grid-cols-2">
          <ChoiceField
            label={wording.noticeKind}
            names={wording.noticeKinds}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
          />
          <RangeFields range={draft} onChange={change} />
        </div>
      </fieldset>
      <NoticeReachFields value={draft.reach} onChange={(reach) => change({ reach })} />
      <SourceFields value={draft} today={today} onChange={change} />
    </EditFrame>
  );
}
