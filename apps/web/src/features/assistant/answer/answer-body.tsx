import { Link } from "@tanstack/react-router";
import {
  foldAnswer,
  foldPlan,
  isSafetyText,
  screenOf,
} from "#web/features/assistant/answer/answer-view.ts";
import type { Entry, Reading } from "#web/features/assistant/chat.ts";
import { isOwnPath } from "#web/features/assistant/fact-chips.tsx";
import { MessageText } from "#web/features/assistant/message-text.tsx";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { buttonStyle } from "#web/ui/actions/button-style.ts";

/**
 * The answer in a sentence, what forty words hold, and the rest behind "More"; of several questions
 * each one's answer; a safety text whole.
 */
export function AnswerText({ entry }: { readonly entry: Entry }) {
  const { content, facts, reading } = entry;
  if (reading === null || isSafetyText(facts)) return <MessageText text={content} />;
  const fold = reading.cases.length > 1 ? foldPlan : foldAnswer;
  const { lead, shown, folded } = fold(content, reading.more);
  return (
    <>
      <div className="text-title">
        <MessageText text={lead} />
      </div>
      {shown === null ? null : (
        <div className="mt-2">
          <MessageText text={shown} />
        </div>
      )}
      {folded === null ? null : (
        <details className="mt-1">
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline">
            {wording.more}
          </summary>
          <MessageText text={folded} />
        </details>
      )}
    </>
  );
}

interface OffersProps {
  readonly reading: Reading;
  readonly onAsk: (question: string) => void;
}

/** What was not understood, suggested readings, and links to screens that do what was asked. */
export function Offers({ reading, onAsk }: OffersProps) {
  const { unread, choices, actions } = reading;
  const own = actions.filter(({ screen }) => isOwnPath(screen));
  return (
    <>
      {unread.length === 0 ? null : (
        <p className="mt-3 text-small text-ink-soft">{wording.notRead(unread)}</p>
      )}
      {choices.length === 0 ? null : (
        <ul aria-label={wording.didYouMean} className="mt-3 flex flex-col items-start gap-2">
          {choices.map(({ label, question }) => (
            <li key={question} className="max-w-full">
              <Button tone="secondary" className="text-left" onClick={() => onAsk(question)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {own.length === 0 ? null : (
        <ul aria-label={wording.actions} className="mt-3 flex flex-wrap gap-2">
          {own.map(({ label, screen }) => (
            <li key={screen}>
              <Link {...screenOf(screen)} className={buttonStyle("primary", "regular", false)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
