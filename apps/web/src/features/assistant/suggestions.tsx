import type { WireCard } from "@striper/contract/assistant";
import { wireCard } from "@striper/contract/assistant-answer";
import { useEffect, useEffectEvent, useState } from "react";
import { figureText } from "#web/features/assistant/answer/card-view.ts";
import type { ShownCard } from "#web/features/assistant/chat.ts";
import { answerHere, loadEngine, type DeviceContext } from "#web/features/assistant/use-engine.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";

/** Pause before suggesting, so that typing stays fast, ms. */
const pause = 150;
const leastLetters = 3;

interface Suggestion {
  readonly card: WireCard;
  /** Null for verdicts that must not show before they are asked for. */
  readonly figure: string | null;
}

/** Computes suggestions without depths, because charts are large and may need a network. */
async function suggestionsFor(
  draft: string,
  before: ShownCard | null,
  deviceContext: DeviceContext,
): Promise<readonly Suggestion[]> {
  const { isVerdictTool } = await loadEngine();
  const { providers, ...known } = await deviceContext();
  const context = { ...known, providers: { ...providers, chart: () => Promise.resolve(null) } };
  const { emergency, cards, shown } = await answerHere(draft, before, context);
  if (emergency !== null) return [];
  return cards.map((one, index) => {
    const { tool, verdict, headline, isUnanswered } = one;
    const isVerdict = verdict !== null || isVerdictTool(tool);
    const isHidden = isUnanswered || (isVerdict && index !== shown);
    const figure = figureText(headline);
    return { card: wireCard(one), figure: isHidden || figure === one.title ? null : figure };
  });
}

interface SuggestionsProps {
  readonly draft: string;
  readonly before: ShownCard | null;
  readonly context: DeviceContext;
  readonly onPick: (chosen: WireCard) => void;
}

export function Suggestions({ draft, before, context, onPick }: SuggestionsProps) {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const text = draft.trim();
  const suggest = useEffectEvent((asked: string) => suggestionsFor(asked, before, context));

  useEffect(() => {
    let isOutdated = false;
    async function refresh(): Promise<void> {
      const next = text.length < leastLetters ? [] : await suggest(text).catch(() => []);
      if (!isOutdated) setFound(next);
    }
    const waiting = setTimeout(() => void refresh(), pause);
    return () => {
      isOutdated = true;
      clearTimeout(waiting);
    };
  }, [text]);

  const shown = text.length < leastLetters ? [] : found;
  return (
    <>
      <output className="sr-only">
        {shown.length === 0 ? null : wording.suggested(shown.length)}
      </output>
      {shown.length === 0 ? null : (
        <ul
          aria-label={wording.suggestions}
          className="mb-2 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
        >
          {shown.map(({ card, figure }) => (
            <li key={`${card.tool} ${card.title}`}>
              <button
                type="button"
                className="flex min-h-12 w-full items-center justify-between gap-3 px-3 py-1 text-left text-small -outline-offset-3 hover:bg-foam"
                onClick={() => onPick(card)}
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className="line-clamp-2">{card.title}</span>
                  {figure === null || card.headline.label === card.title ? null : (
                    <span className="line-clamp-2 text-caption text-ink-soft">
                      {card.headline.label}
                    </span>
                  )}
                </span>
                {figure === null ? null : (
                  <span className="data max-w-1/2 shrink-0 truncate font-semibold">{figure}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
