import { useMutation } from "@tanstack/react-query";
import { isSpent, linkFailure } from "#web/features/accounts/link-view.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner, Failure } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

export interface LinkWords {
  readonly title: string;
  readonly lead: string;
  readonly press: string;
  readonly pressing: string;
  readonly done: string;
  readonly incomplete: string;
  readonly failure: string;
  readonly spent?: string;
  readonly otherwise: string;
}

interface LinkDialogProps extends LinkWords {
  readonly token: string | undefined;
  readonly send: (token: string) => Promise<unknown>;
  readonly onSuccess: () => void;
  readonly onClose: () => void;
}

/** Runs the link's action on a button press, never on opening: mail programs prefetch links. */
export function LinkDialog(props: LinkDialogProps) {
  const sending = useMutation({
    mutationFn: props.send,
    onSuccess: props.onSuccess,
    networkMode: "always",
  });
  const { token } = props;
  return (
    <Dialog open onClose={props.onClose} title={props.title} description={props.lead}>
      <div className="flex flex-col gap-4">
        {token === undefined ? <Banner tone="danger">{props.incomplete}</Banner> : null}
        <Failure text={sending.error ? linkFailure(sending.error, props) : null} />
        {token === undefined || sending.error ? (
          <p className="text-small text-ink-soft">{props.otherwise}</p>
        ) : null}
        {sending.isSuccess ? <Banner tone="ok">{props.done}</Banner> : null}
        {token === undefined || sending.isSuccess || isSpent(sending.error) ? (
          <Button size="large" wide onClick={props.onClose}>
            Continue
          </Button>
        ) : (
          <Button
            size="large"
            wide
            data-first
            disabled={sending.isPending}
            onClick={() => sending.mutate(token)}
          >
            {sending.isPending ? props.pressing : props.press}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
