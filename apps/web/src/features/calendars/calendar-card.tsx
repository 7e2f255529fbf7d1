import {
  calendarState,
  makeCalendarAddress,
  revokeCalendarAddress,
} from "@striper/contract/calendars";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { calendarView, subscriptionOf } from "#web/features/calendars/calendar-view.ts";
import { calendarsWording as wording } from "#web/features/calendars/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ShownOnceField } from "#web/ui/fields/shown-once-field.tsx";
import { dateText } from "#web/ui/figures/date-text.ts";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const stateQuery = queryOptions({
  queryKey: ["calendars", "address"],
  queryFn: ({ signal }) => call(calendarState, {}, { signal }),
});

function useCalendarAddress() {
  const queries = useQueryClient();
  const state = useQuery(stateQuery);
  const [address, setAddress] = useState<string | null>(null);
  const making = useMutation({
    mutationFn: () => call(makeCalendarAddress, {}),
    onSuccess: (made) => {
      setAddress(made.address);
      queries.setQueryData(stateQuery.queryKey, { made_at: made.made_at });
    },
    networkMode: "always",
  });
  const revoking = useMutation({
    mutationFn: () => call(revokeCalendarAddress, {}),
    onSuccess: () => {
      setAddress(null);
      queries.setQueryData(stateQuery.queryKey, { made_at: null });
      showToast(wording.revoked, "ok");
    },
    networkMode: "always",
  });
  const isChanging = making.isPending || revoking.isPending;
  const hasFailed = making.isError || revoking.isError;
  return { state, address, isChanging, hasFailed, make: making.mutate, revoke: revoking.mutate };
}

export function CalendarCard() {
  const { state, address, isChanging, hasFailed, make, revoke } = useCalendarAddress();
  const madeAt = state.data?.made_at ?? null;
  const view = calendarView(madeAt, address);
  return (
    <Card>
      <CardHeader title={wording.title} />
      <div className="flex flex-col gap-3">
        <p className="text-small text-ink-soft">{wording.lead}</p>
        {view === "fresh" && address !== null ? <FreshAddress address={address} /> : null}
        {view === "made" && madeAt !== null ? (
          <p className="text-small">{wording.madeOn(dateText(Date.parse(madeAt)))}</p>
        ) : null}
        {state.isError && state.data === undefined ? <Failure text={wording.failed} /> : null}
        <div className="flex flex-wrap gap-3">
          <Button
            tone="secondary"
            disabled={isChanging || state.data === undefined}
            onClick={() => make()}
          >
            {view === "none" ? wording.make : wording.remake}
          </Button>
          {view === "none" ? null : (
            <Button tone="danger-outline" disabled={isChanging} onClick={() => revoke()}>
              {wording.revoke}
            </Button>
          )}
        </div>
        {view === "none" ? null : <p className="text-small text-ink-soft">{wording.remakeHint}</p>}
        <Failure text={hasFailed ? wording.changeFailed : null} />
      </div>
    </Card>
  );
}

function FreshAddress({ address }: { readonly address: string }) {
  return (
    <ShownOnceField
      label={wording.address}
      hint={wording.shownOnce}
      value={address}
      wording={wording}
    >
      <a href={subscriptionOf(address)} className={buttonStyle("secondary", "regular", false)}>
        <CalendarPlus size={18} aria-hidden="true" /> {wording.open}
      </a>
    </ShownOnceField>
  );
}
