import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";

interface ScreenProps {
  readonly title: string;
  readonly lead?: string;
  /** A part of another view says above its title how one gets back there. */
  readonly back?: { readonly label: string; readonly onBack: () => void };
  /** Beside the title: a badge or a button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A view's frame: its heading, which takes the focus when one arrives here, and its content. */
export function Screen({ title, lead, back, aside, children }: ScreenProps) {
  return (
    <div className="mx-auto w-full max-w-300 px-4 py-5 md:px-8 md:py-8">
      {back === undefined ? null : (
        <TextButton className="-mt-3 mb-1 gap-1.5 text-small" onClick={back.onBack}>
          <ArrowLeft size={18} aria-hidden="true" /> {back.label}
        </TextButton>
      )}
      <header className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-heading font-bold outline-none">
            {title}
          </h1>
          {lead ? <p className="mt-1 text-ink-soft">{lead}</p> : null}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
