import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

interface ScreenProps {
  readonly title: string;
  readonly lead?: string;
  readonly back?: { readonly label: string; readonly onBack: () => void };
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Screen({ title, lead, back, aside, children }: ScreenProps) {
  return (
    <div className="mx-auto w-full max-w-300 px-4 py-5 md:px-8 md:py-8">
      {back === undefined ? null : (
        <TextButton className="-mt-3 mb-1 gap-1.5 text-small" onClick={back.onBack}>
          <ArrowLeft size={18} aria-hidden="true" /> {back.label}
        </TextButton>
      )}
      {/* In a narrow container a short aside stays beside the title, and a fieldset moves below it. */}
      <div className="@container mb-5">
        <header className="flex flex-wrap items-center justify-between gap-x-3 @xl:grid @xl:grid-cols-[minmax(0,1fr)_auto] @xl:items-start">
          <h1 tabIndex={-1} className="min-w-0 text-heading font-bold outline-none">
            {title}
          </h1>
          {lead ? (
            <p className="order-3 mt-1 w-full text-ink-soft @xl:order-none @xl:col-start-1">
              {nonBreaking(lead)}
            </p>
          ) : null}
          {aside ? (
            <div className="order-2 flex flex-wrap gap-2 py-1 has-[fieldset]:order-4 has-[fieldset]:mt-2 has-[fieldset]:w-full @xl:order-none @xl:mt-0! @xl:w-auto! @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:py-0">
              {aside}
            </div>
          ) : null}
        </header>
      </div>
      {children}
    </div>
  );
}
