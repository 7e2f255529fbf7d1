import {
  answerAsContact,
  sharedFloatPlan,
  type SharedFloatPlan,
} from "@striper/contract/float-plans";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  aroundNumbers,
  sharedPlanView,
  type SharedPlanView,
} from "#web/features/float-plans/shared-plan-view.ts";
import { floatPlanWording } from "#web/features/float-plans/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Banner, Failure } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { Loading } from "#web/ui/surfaces/loading.tsx";

const wording = floatPlanWording.page;

interface SharedPlanDialogProps {
  readonly token: string | undefined;
  readonly onClose: () => void;
}

/** Reports an unknown link; a busy server proves nothing about it. */
const isLinkRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "link_invalid" || error.code === "invalid_request");

/** Opens the link of a contact's mail. No sign-in is needed, and opening it answers nothing. */
export function SharedPlanDialog({ token, onClose }: SharedPlanDialogProps) {
  const now = useNow();
  const queries = useQueryClient();
  const queryKey = ["float-plans", "shared", token] as const;
  const reading = useQuery({
    queryKey,
    queryFn: () => call(sharedFloatPlan, { body: { token: token ?? "" } }),
    enabled: token !== undefined,
    networkMode: "always",
    retry: false,
    refetchInterval: 60_000,
  });
  const answering = useMutation({
    mutationFn: (agree: boolean) => call(answerAsContact, { body: { token: token ?? "", agree } }),
    networkMode: "always",
    onSuccess: (_, agree) => {
      const answer = agree ? ("confirmed" as const) : ("declined" as const);
      queries.setQueryData<SharedFloatPlan>(queryKey, (known) => known && { ...known, answer });
      void reading.refetch();
    },
  });
  const isBroken = token === undefined || isLinkRefused(reading.error);
  const view = isBroken || reading.data === undefined ? null : sharedPlanView(reading.data, now);
  return (
    <Dialog open onClose={onClose} title={wording.title} description={view?.lead ?? ""}>
      <div className="flex flex-col gap-4">
        {isBroken ? <Banner tone="danger">{wording.broken}</Banner> : null}
        <Failure
          text={!isBroken && (reading.isError || answering.isError) ? wording.offline : null}
        />
        {!isBroken && reading.isPending ? <Loading sentence={wording.loading} /> : null}
        {answering.isSuccess ? (
          <Banner tone="ok">{answering.variables ? wording.agreed : wording.declined}</Banner>
        ) : null}
        {view === null ? null : <Content view={view} />}
        {(view?.answers ?? []).map((answer) => (
          <Button
            key={answer}
            size="large"
            wide
            tone={answer === "agree" ? "primary" : "secondary"}
            disabled={answering.isPending}
            onClick={() => answering.mutate(answer === "agree")}
          >
            {wording[answer]}
          </Button>
        ))}
        <Button tone="secondary" wide onClick={onClose}>
          {wording.done}
        </Button>
      </div>
    </Dialog>
  );
}

function Dialed({ text, dial }: { readonly text: string; readonly dial: string | null }) {
  return dial === null ? (
    text
  ) : (
    <a
      href={dial}
      className="inline-block py-3.5 font-semibold text-primary underline underline-offset-4"
    >
      {aroundNumbers(text).map((part) => (
        <span key={part} className="inline-block max-w-full underline underline-offset-4">
          {part}
        </span>
      ))}
    </a>
  );
}

function Content({ view: { state, rows, calls } }: { readonly view: SharedPlanView }) {
  return (
    <>
      {state === null ? null : <Banner tone={state.tone}>{state.text}</Banner>}
      {rows.length === 0 ? null : (
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-small">
          {rows.map(({ label, parts }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">
                {parts.map((part) => (
                  <Dialed key={part.text} {...part} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {calls.length === 0 ? null : (
        <section>
          <h3 className="mb-2 font-semibold">{wording.help}</h3>
          <ul className="flex flex-col gap-3 text-small">
            {calls.map(({ call: text, note, dial }) => (
              <li key={text}>
                <Dialed text={text} dial={dial} />
                <span className="block text-ink-soft">{note}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
