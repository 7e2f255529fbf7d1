import type { AreaNotice } from "@striper/angling/regulations";
import { areaNotice } from "@striper/contract/regulation-table";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";

export interface NoticeDraft {
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

export type NoticeOutcome =
  | { readonly kind: "notice"; readonly notice: AreaNotice }
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** The notice the form describes; waters, frame, ways of fishing and species stay as they were. */
export function noticeOf(draft: NoticeDraft, before: AreaNotice): NoticeOutcome {
  if (draft.verifiedOn === "") return { kind: "problems", problems: [wording.verifiedMissing] };
  const { dates: _, ...kept } = before;
  const [from, to] = [draft.from.trim(), draft.to.trim()];
  const parsed = areaNotice.safeParse({
    ...kept,
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
