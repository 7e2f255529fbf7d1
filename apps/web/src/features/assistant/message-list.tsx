import { useEffect, useRef, type RefObject } from "react";
import { AnswerText, Offers } from "#web/features/assistant/answer/answer-body.tsx";
import { CaseChips } from "#web/features/assistant/answer/case-chips.tsx";
import type { Chat, Edit, Entry } from "#web/features/assistant/chat.ts";
import { FactChips } from "#web/features/assistant/fact-chips.tsx";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { classes } from "#web/ui/classes.ts";

interface Talk {
  readonly onAsk: (question: string) => void;
  readonly onChange: (answerId: string, edit: Edit) => void;
}

interface MessageProps extends Talk {
  readonly entry: Entry;
  readonly isGrowing: boolean;
  /** The id of the current question. */
  readonly place?: RefObject<HTMLLIElement | null> | undefined;
}

function Message({ entry, isGrowing, place, onAsk, onChange }: MessageProps) {
  const { role, content, facts, isError, remark, reading } = entry;
  const isOwn = role === "user";
  return (
    <li
      ref={place}
      className={classes("flex scroll-mt-20", isOwn ? "justify-end" : "justify-start")}
    >
      <article
        aria-label={isOwn ? wording.you : wording.assistant}
        aria-busy={isGrowing}
        className={classes(
          "max-w-[min(100%,44rem)] rounded-card px-4 py-3 wrap-anywhere",
          isOwn ? "bg-primary-tint" : "border border-line bg-surface",
          isError && "border-danger",
        )}
      >
        {remark === null ? null : <p className="mb-2 text-caption text-ink-soft">{remark}</p>}
        {isOwn ? (
          <p className="whitespace-pre-wrap">{content}</p>
        ) : content === "" ? (
          <p className="text-ink-soft">{wording.answering}</p>
        ) : (
          <>
            {reading === null ? null : (
              <CaseChips cases={reading.cases} onChange={(edit) => onChange(entry.id, edit)} />
            )}
            <AnswerText entry={entry} />
            {reading === null ? null : <Offers reading={reading} onAsk={onAsk} />}
          </>
        )}
        {isGrowing ? null : <FactChips facts={facts} />}
      </article>
    </li>
  );
}

/**
 * All messages; the last question is scrolled to the top, so that its answer is visible from its
 * start.
 */
export function MessageList({ chat, onAsk, onChange }: Talk & { readonly chat: Chat }) {
  const asked = useRef<HTMLLIElement>(null);
  const { entries, answering } = chat;
  const spoken = entries.length > 1 ? entries.length + (answering?.content.length ?? 0) : 0;
  useEffect(() => {
    if (spoken > 0) asked.current?.scrollIntoView({ block: "start" });
  }, [spoken]);
  const last = entries.findLast(({ role }) => role === "user");
  return (
    <div role="log" aria-label={wording.log} aria-live="polite" className="min-w-0">
      <ol className="flex flex-col gap-3">
        {entries.map((entry) => (
          <Message
            key={entry.id}
            entry={entry}
            isGrowing={false}
            place={entry === last ? asked : undefined}
            onAsk={onAsk}
            onChange={onChange}
          />
        ))}
        {answering === null ? null : (
          <Message entry={answering} isGrowing onAsk={onAsk} onChange={onChange} />
        )}
      </ol>
      <div className="h-2" />
    </div>
  );
}
