import type { Membership } from "@striper/angling/membership";
import { CreditCard, Star } from "lucide-react";
import { useUpgrade } from "#web/features/billing/use-upgrade.ts";
import { useBillingPortal, useSubscription } from "#web/features/billing/queries.ts";
import { subscriptionView } from "#web/features/billing/subscription-view.ts";
import { billingWording as wording } from "#web/features/billing/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface SubscriptionCardProps {
  readonly membership: Membership;
  readonly onAlreadySubscribed: () => void;
}

export function SubscriptionCard({ membership, onAlreadySubscribed }: SubscriptionCardProps) {
  const plan = useSubscription(membership.state === "active");
  const view = subscriptionView(membership, plan.data);
  return (
    <Card>
      <CardHeader title="Subscription Status" />
      <p className="flex items-center gap-2 text-title font-semibold">
        {view.starred ? (
          <Star size={20} aria-hidden="true" className="fill-current text-first-light-ink" />
        ) : null}
        {view.label}
      </p>
      {/* Reserves its height while the plan loads. */}
      <p className={view.urgent ? "min-h-6 font-semibold text-danger" : "min-h-6 text-ink-soft"}>
        {view.detail}
      </p>
      <div className="mt-4">
        {view.action === "manage" ? (
          <ManageButton />
        ) : (
          <UpgradeButton onAlreadySubscribed={onAlreadySubscribed} />
        )}
      </div>
    </Card>
  );
}

function ManageButton() {
  const portal = useBillingPortal();
  return (
    <>
      <Button tone="secondary" disabled={portal.pending} onClick={portal.open}>
        <CreditCard size={18} aria-hidden="true" />
        {portal.pending ? wording.opening : wording.manage}
      </Button>
      <Failure className="mt-3" text={portal.failed ? wording.portalFailed : null} />
    </>
  );
}

function UpgradeButton({ onAlreadySubscribed }: { readonly onAlreadySubscribed: () => void }) {
  const upgrade = useUpgrade({ failure: wording.upgradeFailed, onAlreadySubscribed });
  return (
    <>
      <Button disabled={upgrade.pending} onClick={upgrade.start}>
        <Star size={18} aria-hidden="true" />
        {upgrade.pending ? wording.upgrading : wording.upgradeNow}
      </Button>
      <Failure className="mt-3" text={upgrade.sentence} />
    </>
  );
}
