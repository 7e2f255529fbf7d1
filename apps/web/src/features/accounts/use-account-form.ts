import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import {
  checkEntered,
  doubtedAddress,
  fieldErrorsOf,
  fieldNames,
  isEmpty,
  type Entered,
  type FieldErrors,
} from "#web/features/accounts/form-errors.ts";
import { failureSentence } from "#web/features/accounts/wording.ts";

interface AccountForm<Values extends Entered, Answer> {
  readonly read: (data: FormData) => Values;
  readonly passwordIs: "new" | "known";
  readonly send: (entered: Values) => Promise<Answer>;
  readonly onSuccess: (answer: Answer) => void;
  readonly failure: string | ((error: unknown) => string);
}

export function useAccountForm<Values extends Entered, Answer>(form: AccountForm<Values, Answer>) {
  const [entryErrors, setEntryErrors] = useState<FieldErrors>({});
  const [doubted, setDoubted] = useState("");
  const sending = useMutation({
    mutationFn: form.send,
    onSuccess: form.onSuccess,
    // Fails at once offline instead of waiting.
    networkMode: "always",
    // Entered values, including passwords, are dropped with the form.
    gcTime: 0,
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.isPending) return;
    const entered = form.read(new FormData(event.currentTarget));
    let errors = checkEntered(entered, form.passwordIs);
    if (isEmpty(errors) && form.passwordIs === "new" && entered.email !== doubted) {
      errors = doubtedAddress(entered);
      setDoubted(entered.email ?? "");
    }
    setEntryErrors(errors);
    sending.reset();
    if (isEmpty(errors)) sending.mutate(entered);
    else focusFirst(event.currentTarget, errors);
  }

  const serverErrors = fieldErrorsOf(sending.error);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const name = fieldNames.find((candidate) => candidate === target.name);
    if (name === undefined) return;
    if (entryErrors[name] !== undefined) setEntryErrors(({ [name]: _mended, ...others }) => others);
    if (serverErrors[name] !== undefined) sending.reset();
  }

  const sentence =
    sending.error && isEmpty(serverErrors) ? sentenceOf(sending.error, form.failure) : null;
  return {
    onSubmit,
    onInput,
    pending: sending.isPending,
    errors: { ...serverErrors, ...entryErrors },
    sentence,
  };
}

function sentenceOf(error: unknown, failure: string | ((error: unknown) => string)): string {
  return typeof failure === "string" ? failureSentence(error, failure) : failure(error);
}

export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = fieldNames.find((name) => errors[name] !== undefined);
  const control = first ? form.elements.namedItem(first) : null;
  if (control instanceof HTMLElement) control.focus();
}
