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
import { useEntryForm } from "#web/ui/fields/use-entry-form.ts";

interface NoticeFormProps {
  readonly notice: AreaNotice | null;
  readonly takenIds: readonly string[];
  readonly today: string;
  readonly onSave: (notice: AreaNotice) => void;
  readonly onCancel: () => void;
}

export function NoticeForm({ notice, takenIds, today, onSave, onCancel }: NoticeFormProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const form = useEntryForm<NoticeDraft, NoticeDraft>({
    start: notice === null ? newNoticeDraft : noticeDraftOf(notice),
    read: (draft) => ({ kind: "entry", entry: draft }),
    send: async (draft) => {
      const outcome = noticeOf(draft, notice, takenIds);
      if (outcome.kind === "notice") onSave(outcome.notice);
      else setProblems(outcome.problems);
    },
  });
  const { field } = form;

  return (
    <EditFrame
      heading={notice === null ? wording.newNotice : wording.editOf(notice.title)}
      problems={problems}
      attributes={form.attributes}
      onCancel={onCancel}
    >
      <TextField {...field("title")} label={wording.noticeTitle} />
      <TextAreaField {...field("text")} label={wording.noticeText} />
      <fieldset className="min-w-0 rounded-card border border-line p-4">
        <legend className="px-1 font-semibold">{wording.noticeDates}</legend>
        <div className="grid gap-3 md:grid-cols-2">
          <ChoiceField {...field("kind")} label={wording.noticeKind} names={wording.noticeKinds} />
          <RangeFields from={field("from")} to={field("to")} />
        </div>
      </fieldset>
      <NoticeReachFields form={form} />
      <SourceFields form={form} today={today} />
    </EditFrame>
  );
}
