import type { FormEvent, ReactNode } from "react";
import type { ButtonTone } from "#web/ui/actions/button-style.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";

interface AccountFormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly pending: boolean;
  readonly sentence: string | null;
  readonly submit: string;
  readonly submitting: string;
  readonly tone?: ButtonTone;
  readonly children: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  return (
    <form
      noValidate
      onSubmit={props.onSubmit}
      onInput={props.onInput}
      className="flex flex-col gap-4"
    >
      {props.children}
      <Failure text={props.sentence} />
      <Button
        type="submit"
        size="large"
        wide
        tone={props.tone ?? "primary"}
        disabled={props.pending}
      >
        {props.pending ? props.submitting : props.submit}
      </Button>
    </form>
  );
}
