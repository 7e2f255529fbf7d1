import type { AreaNotice } from "@striper/angling/regulations";
import { areaNotice } from "@striper/contract/regulation-table";
import { newNoticeId } from "#web/features/regulations/desk/reach/new-id.ts";
import {
  emptyNoticeReach,
  noticeReachDraftOf,
  noticeReachOf,
  type NoticeReachDraft,
} from "#web/features/regulations/desk/reach/notice-reach.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";

export interface NoticeDraft {
  readonly reach: NoticeReachDraft;
  readonly title: string;
  readonly text: string;
  readonly kind: AreaNotice["kind"];
  readonly from: string;
  readonly to: string;
  readonly sourceTitle: string;
  readonly sourceUrl: string;
  readonly citation: string;
  readonly verifiedOn: string;
  readonly confidence: AreaNotice["confidence"];
}

export function noticeDraftOf(notice: AreaNotice): NoticeDraft {
  return {
    reach: noticeReachDraftOf(notice),
    title: notice.title,
    text: notice.text,
    kind: notice.kind,
    from: notice.dates?.from ?? "",
    to: notice.dates?.to ?? "",
    sourceTitle: notice.source.title,
    sourceUrl: notice.source.url,
    citation: notice.citation,
    verifiedOn: "",
    confidence: notice.confidence,
  };
}

export const newNoticeDraft: NoticeDraft = {
  reach: emptyNoticeReach,
  title: "",
  text: "",
  kind: "closure",
  from: "",
  to: "",
  sourceTitle: "",
  sourceUrl: "",
  citation: "",
  verifiedOn: "",
  confidence: "medium",
};

export type NoticeOutcome =
  | { readonly kind: "notice"; readonly notice: AreaNotice }
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** Builds the notice under its old id, or under a new one outside `takenIds`. */
export function noticeOf(
  draft: NoticeDraft,
  before: AreaNotice | null,
  takenIds: readonly string[] = [],
): NoticeOutcome {
  if (draft.verifiedOn === "") return { kind: "problems", problems: [wording.verifiedMissing] };
  const [from, to] = [draft.from.trim(), draft.to.trim()];
  const parsed = areaNotice.safeParse({
    id: before?.id ?? newNoticeId(draft.title, takenIds),
    ...noticeReachOf(draft.reach),
    title: draft.title.trim(),
    text: draft.text.trim(),
    kind: draft.kind,
    ...(from === "" && to === "" ? {} : { dates: { from, to } }),
    source: { title: draft.sourceTitle.trim(), url: draft.sourceUrl.trim() },
    citation: draft.citation.trim(),
    verifiedOn: draft.verifiedOn,
    confidence: draft.confidence,
  });
  if (parsed.success) return { kind: "notice", notice: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => wording.problem(path, message));
  return { kind: "problems", problems: [...new Set(problems)] };
}
