import type { WireCard } from "@striper/contract/assistant";
import { useEffect, useRef, type RefObject } from "react";
import { AnswerCards } from "#web/features/assistant/answer/answer-cards.tsx";
import type { Chat, Entry } from "#web/features/assistant/chat.ts";
import type { DeviceContext } from "#web/features/assistant/use-engine.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { classes } from "#web/ui/classes.ts";

interface Talk {
  readonly context: DeviceContext;
  readonly onShow: (entryId: string, index: number, card: WireCard) => void;
}

interface MessageProps extends Talk {
  readonly entry: Entry;
  readonly isGrowing: boolean;
  readonly place?: RefObject<HTMLLIElement | null> | undefined;
}

function Message({ entry, isGrowing, place, context, onShow }: MessageProps) {
  const { id, role, content, isError, remark, answer } = entry;
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
          "flex max-w-[min(100%,44rem)] min-w-0 flex-col gap-2",
          answer !== null && "w-full",
        )}
      >
        {remark === null ? null : <p className="text-caption text-ink-soft">{remark}</p>}
        {content === "" ? null : (
          <div
            className={classes(
              "rounded-card px-4 py-3 wrap-anywhere",
              isOwn ? "bg-primary-tint" : "border border-line bg-surface",
              isError && "border-danger",
            )}
          >
            <p className="whitespace-pre-wrap">{content}</p>
          </div>
        )}
        {answer === null ? null : (
          <AnswerCards
            answer={answer}
            context={context}
            onShow={(index, card) => onShow(id, index, card)}
          />
        )}
        {isGrowing ? <p className="text-ink-soft">{wording.answering}</p> : null}
      </article>
    </li>
  );
}

export function MessageList({ chat, context, onShow }: Talk & { readonly chat: Chat }) {
  const asked = useRef<HTMLLIElement>(null);
  const { entries, answering } = chat;
  const said = entries.length > 1 ? entries.length + (answering?.answer?.cards.length ?? 0) : 0;
  useEffect(() => {
    if (said > 0) asked.current?.scrollIntoView({ block: "start" });
  }, [said]);
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
            context={context}
            onShow={onShow}
          />
        ))}
        {answering === null ? null : (
          <Message entry={answering} isGrowing context={context} onShow={onShow} />
        )}
      </ol>
      <div className="h-2" />
    </div>
  );
}
