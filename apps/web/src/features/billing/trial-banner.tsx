import { subscriptionBanner, type Membership } from "@striper/angling/membership";
import { Hourglass, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { useUpgrade } from "#web/features/billing/use-upgrade.ts";
import { useBillingPortal } from "#web/features/billing/queries.ts";
import { billingWording as wording } from "#web/features/billing/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { classes } from "#web/ui/classes.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

interface TrialBannerProps {
  readonly membership: Membership;
  readonly onAlreadySubscribed: () => void;
}

/**
 * Shows when the plan is not simply running. One line high, even on phones, except with very large
 * letters.
 */
export function TrialBanner({ membership, onAlreadySubscribed }: TrialBannerProps) {
  const banner = subscriptionBanner(membership);
  if (banner === null) return null;
  const late = membership.state === "past_due";
  const Icon = late ? TriangleAlert : Hourglass;
  return (
    <section
      aria-label="Your plan"
      className={classes(
        "border-b px-4 text-small md:px-8",
        late ? "border-danger bg-danger-tint py-1.5" : "border-line bg-surface text-ink-soft",
      )}
    >
      {/* Matches the width of the views below. */}
      <div className="mx-auto flex max-w-284 flex-wrap items-center gap-x-3 max-[15rem]:pt-2">
        <Icon size={18} aria-hidden="true" className="hidden shrink-0 sm:block" />
        <p
          className={classes(
            "min-w-32 flex-1 leading-tight",
            !late && "text-caption sm:text-small",
          )}
        >
          <strong className="font-semibold">{banner.title}</strong>
          {banner.detail === null ? null : (
            <span className={late ? "block sm:ml-2 sm:inline" : "ml-2 inline-block"}>
              {banner.detail}
            </span>
          )}
        </p>
        {late ? <ManageNow /> : <UpgradeNow onAlreadySubscribed={onAlreadySubscribed} />}
      </div>
    </section>
  );
}

const buttonLooks = classes(buttonStyle("primary", "regular", false), "shrink-0 px-4");

function UpgradeNow({ onAlreadySubscribed }: Pick<TrialBannerProps, "onAlreadySubscribed">) {
  const upgrade = useUpgrade({ failure: wording.upgradeFailed, onAlreadySubscribed });
  useToastOf(upgrade.sentence);
  return (
    <button
      type="button"
      // Dimmed like its sentence, because in red light nothing may outshine the conditions.
      className="-mr-2 min-h-12 shrink-0 px-2 text-caption underline underline-offset-4 sm:text-small"
      disabled={upgrade.pending}
      onClick={upgrade.start}
    >
      {upgrade.pending ? wording.upgrading : wording.upgradeNow}
    </button>
  );
}

function ManageNow() {
  const portal = useBillingPortal();
  useToastOf(portal.failed ? wording.portalFailed : null);
  return (
    <button
      type="button"
      // Wraps on phones, where the sentence beside it is longer.
      className={classes(buttonLooks, "max-w-34 leading-5 sm:max-w-none")}
      disabled={portal.pending}
      onClick={portal.open}
    >
      {portal.pending ? wording.opening : wording.manage}
    </button>
  );
}

/** Uses a toast, because the banner has no room for a second sentence. */
function useToastOf(sentence: string | null): void {
  useEffect(() => {
    if (sentence !== null) showToast(sentence, "danger");
  }, [sentence]);
}
