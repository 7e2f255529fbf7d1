import { wireCard } from "@striper/contract/assistant-answer";
import type { WireCard } from "@striper/contract/assistant";
import { ChevronRight, OctagonAlert } from "lucide-react";
import { useState } from "react";
import { AnswerCard } from "#web/features/assistant/answer/answer-card.tsx";
import { toolOf } from "#web/features/assistant/answer/card-view.ts";
import { TopicsSheet } from "#web/features/assistant/answer/topics-sheet.tsx";
import type { ShownAnswer, ShownCard } from "#web/features/assistant/chat.ts";
import { useEngine, type DeviceContext, type Engine } from "#web/features/assistant/use-engine.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

interface AnswerCardsProps {
  readonly answer: ShownAnswer;
  readonly context: DeviceContext;
  readonly onShow: (index: number, card: WireCard) => void;
}

export function AnswerCards({ answer, context, onShow }: AnswerCardsProps) {
  const engine = useEngine();
  const [opened, setOpened] = useState<number | null>(null);
  const [isBrowsing, setBrowsing] = useState(false);
  const { emergency, cards, unread, isChoice } = answer;

  function open(index: number, card: WireCard): void {
    setOpened(index);
    onShow(index, card);
  }

  async function compute(
    index: number,
    tool: string,
    slots: WireCard["slots"],
  ): Promise<string | null> {
    if (engine === null) return wording.changeFailed;
    const result = await engine.callTool(tool, slots, await context());
    if (result.kind === "error") return result.message;
    onShow(index, wireCard(result.card));
    return null;
  }

  async function add(tool: string, slots: WireCard["slots"]): Promise<void> {
    setBrowsing(false);
    setOpened(cards.length);
    const problem = await compute(cards.length, tool, slots);
    if (problem !== null) showToast(problem, "danger");
  }

  const firstRow = cards.findIndex(({ isOpen }) => !isOpen);
  return (
    <div className="flex flex-col gap-2">
      {emergency === null ? null : <EmergencyText text={emergency} />}
      {unread.length === 0 ? null : (
        <p className="text-small text-ink-soft">{wording.notRead(unread)}</p>
      )}
      {cards.length === 0 && emergency === null && isChoice ? <p>{wording.noCard}</p> : null}
      {cards.map((shown, index) => (
        <CardOrRow
          // An answer keeps its places: a changed card is the same card.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          shown={shown}
          engine={engine}
          isFirstRow={index === firstRow}
          takesFocus={index === opened}
          onOpen={() => open(index, shown.card)}
          onCompute={(slots) => compute(index, shown.card.tool, slots)}
        />
      ))}
      {isChoice && engine !== null ? (
        <div>
          <TextButton aria-haspopup="dialog" onClick={() => setBrowsing(true)}>
            {cards.length === 0 ? wording.browse : wording.noneOfThese}
          </TextButton>
        </div>
      ) : null}
      {isBrowsing && engine !== null ? (
        <TopicsSheet
          engine={engine}
          onClose={() => setBrowsing(false)}
          onPick={(tool, slots) => void add(tool, slots)}
        />
      ) : null}
    </div>
  );
}

interface CardOrRowProps {
  readonly shown: ShownCard;
  readonly engine: Engine | null;
  readonly isFirstRow: boolean;
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
  readonly onCompute: (slots: WireCard["slots"]) => Promise<string | null>;
}

function CardOrRow({ shown, engine, isFirstRow, takesFocus, onOpen, onCompute }: CardOrRowProps) {
  const { card, isOpen } = shown;
  if (isOpen)
    return <AnswerCard card={card} engine={engine} takesFocus={takesFocus} onCompute={onCompute} />;
  return (
    <>
      {isFirstRow ? <h2 className="mt-1 text-small font-semibold">{wording.didYouMean}</h2> : null}
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full items-center gap-3 rounded-card border border-line-strong bg-surface px-3 py-2 text-left transition-colors hover:bg-foam"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-semibold">{card.title}</span>
          <span className="block min-h-4.5 text-caption text-ink-soft">
            {toolOf(engine, card)?.title}
          </span>
        </span>
        <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      </button>
    </>
  );
}

function EmergencyText({ text }: { readonly text: string }) {
  const [first, ...lines] = text.split("\n");
  return (
    <section
      aria-label={wording.emergency}
      className="rounded-card border-2 border-danger bg-danger-tint px-3 py-2.5 wrap-anywhere"
    >
      <p className="flex items-start gap-2 text-title font-semibold">
        <OctagonAlert size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-danger" />
        {first}
      </p>
      {lines.map((line) => (
        <p key={line} className="mt-1.5">
          {line}
        </p>
      ))}
    </section>
  );
}
