import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useUpgrade } from "#web/features/billing/use-upgrade.ts";
import { billingWording } from "#web/features/billing/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

interface PaywallProps {
  readonly email: string;
  readonly onSignOut: () => void;
  readonly onAlreadySubscribed: () => void;
  /** Actions available without a plan: exporting data and deleting the account. */
  readonly yours: ReactNode;
  readonly footer: ReactNode;
}

const wording = billingWording.paywall;

export function Paywall({ email, onSignOut, onAlreadySubscribed, yours, footer }: PaywallProps) {
  const upgrade = useUpgrade({ failure: billingWording.paymentFailed, onAlreadySubscribed });
  return (
    <main id="main" className="mx-auto flex min-h-dvh w-full max-w-lg flex-col gap-5 px-4 py-8">
      <header className="text-center">
        <BrandMark className="mx-auto w-20 text-primary" />
        <h1 tabIndex={-1} className="mt-4 text-heading font-bold outline-none">
          {wording.title}
        </h1>
        <p className="mt-1 text-ink-soft">{wording.lead}</p>
      </header>
      <Card className="flex flex-col gap-4">
        <p className="figure text-center text-figure">{wording.price}</p>
        <section aria-label={wording.featuresTitle}>
          <FeatureList features={wording.features} />
        </section>
        <Failure text={upgrade.sentence} />
        <Button size="large" wide disabled={upgrade.pending} onClick={upgrade.start}>
          {upgrade.pending ? billingWording.upgrading : wording.upgrade}
        </Button>
        <p className="text-center text-caption text-balance text-ink-soft">
          {wording.cancelAnyTime}
        </p>
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 text-small text-ink-soft">
          {wording.signedInAs} <span className="font-semibold break-all text-ink">{email}</span>
        </p>
        <Button tone="secondary" onClick={onSignOut}>
          {wording.signOut}
        </Button>
      </div>
      <Card className="flex flex-col gap-4">
        <p className="text-small text-ink-soft">{wording.yours}</p>
        {yours}
      </Card>
      {footer}
    </main>
  );
}

export function FeatureList({ features }: { readonly features: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-3">
          <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
