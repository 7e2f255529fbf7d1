import { Link } from "@tanstack/react-router";
import { Sigma } from "lucide-react";
import type { ChatFact } from "#web/features/assistant/chat/chat.ts";
import { factChips, isOwnPath } from "#web/features/assistant/messages/fact-chips-view.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";

const chipStyle =
  "data inline-flex min-h-12 max-w-full items-center gap-1.5 rounded-[1.5rem] border border-line px-4 py-2 text-left text-caption text-ink-soft";

/** Each source of an answer, as a way to the view behind it. */
export function FactChips({ facts }: { readonly facts: readonly ChatFact[] }) {
  const chips = factChips(facts);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={wording.sources} className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ label, screen, heard = "" }) => (
        <li key={`${heard}${label}`} className="max-w-full">
          {screen !== null && isOwnPath(screen) ? (
            <Link to={screen} className={`${chipStyle} hover:bg-foam`}>
              <Sigma size={14} aria-hidden="true" className="shrink-0" />
              <span>
                {heard === "" ? null : <span className="sr-only">{heard}</span>}
                {label}
              </span>
            </Link>
          ) : (
            <span className={chipStyle}>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
