import { checkoutStatus } from "@striper/contract/billing";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { watchPayment } from "#web/features/billing/watch-payment.ts";
import { FeatureList } from "#web/features/billing/paywall.tsx";
import { redirectAfter, type PaymentCheck, begin } from "#web/features/billing/payment-check.ts";
import { supportOf } from "#web/features/billing/support-view.ts";
import { useSupport } from "#web/features/billing/queries.ts";
import { billingWording } from "#web/features/billing/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { SlackBuoyDrawing } from "#web/ui/drawings.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

interface PaymentResultProps {
  readonly sessionId: string | undefined;
  readonly onPaid: () => void;
  readonly onLeave: () => void;
}

const wording = billingWording.result;

export function PaymentResult(props: PaymentResultProps) {
  const [round, setRound] = useState(1);
  return <OneCheck key={round} {...props} onAgain={() => setRound(round + 1)} />;
}

interface OneCheckProps extends PaymentResultProps {
  readonly onAgain: () => void;
}

function OneCheck({ sessionId, onPaid, onLeave, onAgain }: OneCheckProps) {
  const check = usePaymentCheck(sessionId);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-lg flex-col justify-center gap-5 px-4 py-8">
      {check.kind === "checking" ? <Checking /> : null}
      {check.kind === "success" ? <Success onPaid={onPaid} onLeave={onLeave} /> : null}
      {check.kind === "error" ? (
        <Failure check={check} onAgain={onAgain} onLeave={onLeave} />
      ) : null}
    </div>
  );
}

function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="text-center text-heading font-bold outline-none">
      {children}
    </h1>
  );
}

function Checking() {
  return (
    <output className="flex flex-col items-center gap-4">
      <BrandMark className="w-24 animate-pulse text-primary" />
      <Heading>{wording.checking}</Heading>
    </output>
  );
}

function Success({ onPaid, onLeave }: Pick<PaymentResultProps, "onPaid" | "onLeave">) {
  const paid = useEffectEvent(onPaid);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    showToast(wording.successToast, "ok");
    paid();
    const timer = setTimeout(() => leave(), redirectAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <BrandMark className="mx-auto w-24 text-primary" />
      <Heading>{wording.successTitle}</Heading>
      <Card>
        <section aria-label={wording.unlocked}>
          <FeatureList features={wording.features} />
        </section>
      </Card>
      <Button size="large" wide onClick={onLeave}>
        {wording.continue}
      </Button>
    </>
  );
}

interface FailureProps {
  readonly check: Extract<PaymentCheck, { readonly kind: "error" }>;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

function Failure({ check, onAgain, onLeave }: FailureProps) {
  return (
    <>
      <div className="self-center text-flank">
        <SlackBuoyDrawing />
      </div>
      <Heading>{wording.errorTitle}</Heading>
      <p role="alert" className="text-center">
        {check.sentence}
      </p>
      <div className="flex flex-col gap-3">
        <Button size="large" wide onClick={onLeave}>
          {wording.back}
        </Button>
        {check.again ? (
          <Button tone="secondary" size="large" wide onClick={onAgain}>
            {wording.again}
          </Button>
        ) : null}
      </div>
      <p className="text-center text-small text-balance text-ink-soft">{wording.help}</p>
      <Support />
    </>
  );
}

function Support() {
  const way = supportOf(useSupport(), location.host);
  const style = "text-center text-small";
  return way.href === null ? (
    <p className={style}>{way.text}</p>
  ) : (
    <a href={way.href} className={`${style} flex min-h-12 items-center justify-center underline`}>
      {way.text}
    </a>
  );
}

function usePaymentCheck(sessionId: string | undefined): PaymentCheck {
  const [check, setCheck] = useState<PaymentCheck>(() => begin(sessionId));
  useEffect(
    () =>
      watchPayment({
        sessionId,
        ask: (id, signal) => call(checkoutStatus, { params: { session_id: id } }, { signal }),
        onChange: setCheck,
      }),
    [sessionId],
  );
  return check;
}
