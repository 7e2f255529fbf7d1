import type { Instant } from "@striper/marine/time";
import { useState, type ReactNode } from "react";
import { Contacts } from "#web/features/float-plans/contacts-card.tsx";
import { FloatPlanForm } from "#web/features/float-plans/float-plan-form.tsx";
import {
  alarmLine,
  anHourMore,
  awaitedText,
  endedText,
  entryOf,
  type FloatPlanTrip,
} from "#web/features/float-plans/float-plan-view.ts";
import type {
  LocalFloatPlans,
  ListedPlan,
} from "#web/features/float-plans/float-plans-collection.ts";
import { useChangeFloatPlans, useDropFloatPlan } from "#web/features/float-plans/queries.ts";
import { floatPlanWording as wording } from "#web/features/float-plans/wording.ts";
import { newId } from "#web/platform/new-id.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useSingleRun } from "#web/ui/actions/use-single-run.ts";
import { dateTimeText } from "#web/ui/figures/date-text.ts";
import { Banner, Failure } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

export function useEndFloatPlan() {
  const change = useChangeFloatPlans();
  const isOnline = useOnline();
  return async (plan: ListedPlan): Promise<void> => {
    const now = Date.now();
    const entry = { ...entryOf(plan), ended_at: new Date(now).toISOString() };
    await change({ kind: "save-plan", subjectId: plan.plan_id, entry });
    showToast(endedText(plan, isOnline, now), isOnline ? "ok" : "info");
  };
}

interface FloatPlanCardProps {
  readonly here: LocalFloatPlans;
  readonly sent: ListedPlan | null;
  readonly trip: FloatPlanTrip;
  readonly who: string;
  readonly now: Instant;
  readonly isOut: boolean;
  /** Called with the new return time, which the trip adopts. */
  readonly onExtend: (backAt: Instant) => void;
  readonly reminders: ReactNode;
}

export function FloatPlanCard(props: FloatPlanCardProps) {
  const { here, sent, trip, who, now, isOut, onExtend, reminders } = props;
  const change = useChangeFloatPlans();
  return (
    <Card>
      <CardHeader title={wording.title} />
      <p className="mb-3 text-small text-ink-soft">{wording.lead}</p>
      {sent === null ? (
        <div className="flex flex-col gap-5">
          <Contacts contacts={here.contacts} />
          <FloatPlanForm
            trip={trip}
            who={who}
            contacts={here.contacts}
            now={now}
            onStart={(entry) => void change({ kind: "save-plan", subjectId: newId(), entry })}
          />
        </div>
      ) : (
        <SentPlan
          plan={sent}
          trip={trip}
          who={who}
          here={here}
          now={now}
          isOut={isOut}
          onExtend={onExtend}
        />
      )}
      {here.contacts.length === 0 ? null : (
        <div className="mt-4 border-t border-line pt-3">
          <p className="mb-2 text-small">{wording.reminded}</p>
          {reminders}
        </div>
      )}
    </Card>
  );
}

interface SentPlanProps extends Pick<
  FloatPlanCardProps,
  "here" | "trip" | "who" | "now" | "isOut" | "onExtend"
> {
  readonly plan: ListedPlan;
}

function SentPlan({ plan, here, trip, who, now, isOut, onExtend }: SentPlanProps) {
  const change = useChangeFloatPlans();
  const isOnline = useOnline();
  const [isChanging, setChanging] = useState(false);
  if (!isChanging)
    return (
      <>
        <Running plan={plan} here={here} now={now} hasEnd={!isOut} onExtend={onExtend} />
        {plan.refusal === null ? (
          <Button tone="quiet" wide className="mt-2" onClick={() => setChanging(true)}>
            {wording.change}
          </Button>
        ) : null}
      </>
    );
  return (
    <div className="flex flex-col gap-5">
      <Contacts contacts={here.contacts} />
      <FloatPlanForm
        trip={trip}
        who={who}
        contacts={here.contacts}
        now={now}
        known={entryOf(plan)}
        onCancel={() => setChanging(false)}
        onStart={(entry) => {
          setChanging(false);
          void change({ kind: "save-plan", subjectId: plan.plan_id, entry });
          showToast(isOnline ? wording.changed : wording.changedUnsent, isOnline ? "ok" : "info");
        }}
      />
    </div>
  );
}

interface OtherFloatPlansProps extends Pick<FloatPlanCardProps, "here" | "now"> {
  readonly plans: readonly ListedPlan[];
}

/** Lists plans of another device or a finished trip, because their contacts are still alerted. */
export function OtherFloatPlans({ plans, here, now }: OtherFloatPlansProps) {
  return plans.map((plan) => (
    <Card key={plan.plan_id} aria-label={wording.another}>
      <CardHeader title={wording.another} />
      <p className="mb-3 text-small wrap-anywhere text-ink-soft">
        {wording.anotherWhere(plan.who, plan.where)}
      </p>
      <Running plan={plan} here={here} now={now} hasEnd />
    </Card>
  ));
}

interface RunningProps {
  readonly plan: ListedPlan;
  readonly here: LocalFloatPlans;
  readonly now: Instant;
  readonly hasEnd: boolean;
  readonly onExtend?: (backAt: Instant) => void;
}

/** Ignores a second tap of a wet finger, ms. */
const extendPause = 1500;

function Running({ plan, here, now, hasEnd, onExtend }: RunningProps) {
  const change = useChangeFloatPlans();
  const drop = useDropFloatPlan();
  const end = useEndFloatPlan();
  const isOnline = useOnline();
  const contact = here.contacts.find(({ contact_id }) => contact_id === plan.contact_id);
  const line = alarmLine(plan, contact);
  const subjectId = plan.plan_id;
  const extend = useSingleRun(async () => {
    const backAt = anHourMore(Date.parse(plan.back_at), Date.now());
    const back_at = new Date(backAt).toISOString();
    await change({ kind: "save-plan", subjectId, entry: { ...entryOf(plan), back_at } });
    onExtend?.(backAt);
    showToast(wording.extended(dateTimeText(backAt)), "ok");
    await new Promise((resolve) => setTimeout(resolve, extendPause));
  });
  return (
    <div className="flex flex-col gap-3">
      {/* A running trip's countdown asks instead. */}
      <Failure text={hasEnd ? awaitedText(plan, contact, now) : null} />
      <p className="data text-title font-semibold">
        {wording.backBy(dateTimeText(Date.parse(plan.back_at)))}
      </p>
      <Banner tone={line.tone}>{line.text}</Banner>
      {hasEnd ? (
        <EndButton isBegun={now >= Date.parse(plan.starts_at)} onEnd={() => void end(plan)} />
      ) : null}
      <Button tone="secondary" wide onClick={extend}>
        {wording.extend}
      </Button>
      {isOnline ? null : <p className="text-small">{wording.needsSignal}</p>}
      {plan.refusal === null ? null : (
        <Button tone="quiet" wide onClick={() => void drop(subjectId)}>
          {wording.tryAgain}
        </Button>
      )}
      {contact?.state !== "confirmed" || plan.known === null ? null : (
        <ClosePage plan={plan} onClose={() => void change({ kind: "close-page", subjectId })} />
      )}
    </div>
  );
}

interface EndButtonProps {
  readonly isBegun: boolean;
  readonly onEnd: () => void;
}

/** Before its start a plan is called off, not ended. */
function EndButton({ isBegun, onEnd }: EndButtonProps) {
  return (
    <Button
      size={isBegun ? "large" : "regular"}
      tone={isBegun ? "primary" : "secondary"}
      wide
      onClick={onEnd}
    >
      {isBegun ? wording.isBack : wording.callOff}
    </Button>
  );
}

interface ClosePageProps {
  readonly plan: ListedPlan;
  readonly onClose: () => void;
}

function ClosePage({ plan, onClose }: ClosePageProps) {
  return plan.known?.link_revoked === true ? (
    <p className="text-small text-ink-soft">{wording.pageClosed}</p>
  ) : (
    <Button tone="quiet" wide onClick={onClose}>
      {wording.closePage}
    </Button>
  );
}
