import { createCheckout } from "@striper/contract/billing";
import { useMutation } from "@tanstack/react-query";
import { billingWording } from "#web/features/billing/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { goToExternalPage } from "#web/platform/external-page.ts";
import { useSingleRun } from "#web/ui/actions/use-single-run.ts";

interface UpgradeOptions {
  readonly failure: string;
  /** Called when a plan already runs, for example after paying in another tab. */
  readonly onAlreadySubscribed: () => void;
}

async function startCheckout(): Promise<void> {
  const { checkout_url: page } = await call(createCheckout, {
    body: { plan: "monthly", origin_url: location.origin },
  });
  if (!goToExternalPage(page)) throw new Error("The checkout has no address to go to.");
}

export function useUpgrade({ failure, onAlreadySubscribed }: UpgradeOptions) {
  const starting = useMutation({
    mutationFn: startCheckout,
    networkMode: "always",
    onError: (error) => {
      if (isAlreadySubscribed(error)) onAlreadySubscribed();
    },
  });
  const start = useSingleRun(() => starting.mutateAsync());
  const { error } = starting;
  const sentence = isAlreadySubscribed(error) ? billingWording.alreadySubscribed : failure;
  return {
    start,
    pending: starting.isPending,
    sentence: error === null ? null : sentence,
  };
}

const isAlreadySubscribed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "already_subscribed";
