import { useEffect, useRef, type ComponentProps, type FormEvent } from "react";
import {
  useForm,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormRegisterReturn,
} from "react-hook-form";
import type { FieldErrors, Reading } from "#web/ui/fields/field-errors.ts";

interface EntryFormOptions<Values extends FieldValues, Entry> {
  readonly start: Values;
  readonly read: (values: Values, now: number) => Reading<FieldPath<Values>, Entry>;
  readonly send: (entry: Entry) => Promise<FieldErrors<FieldPath<Values>> | void>;
}

export type FieldProps = UseFormRegisterReturn & { readonly error: string | undefined };

export interface EntryForm<Values extends FieldValues> {
  readonly field: (name: FieldPath<Values>) => FieldProps;
  readonly watch: <Name extends FieldPath<Values>>(name: Name) => FieldPathValue<Values, Name>;
  readonly watchAll: () => Values;
  readonly change: (part: Partial<Values>) => void;
  readonly set: <Name extends FieldPath<Values>>(
    name: Name,
    value: FieldPathValue<Values, Name>,
  ) => void;
  readonly control: Control<Values>;
  readonly submit: (event?: FormEvent) => void;
  readonly attributes: Pick<ComponentProps<"form">, "ref" | "noValidate" | "onSubmit">;
  readonly isSending: boolean;
}

/**
 * Manages a form's state: validates on submit, submits once, keeps each error until its field changes, and focuses
 * the first invalid field.
 */
export function useEntryForm<Values extends FieldValues, Entry>(
  options: EntryFormOptions<Values, Entry>,
): EntryForm<Values>;
export function useEntryForm(
  options: EntryFormOptions<FieldValues, unknown>,
): EntryForm<FieldValues> {
  // The library mutates its objects, which the React compiler would take for unchanged.
  "use no memo";
  const { start, read, send } = options;
  const isRunning = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<FieldValues, unknown, { readonly entry: unknown }>({
    defaultValues: start,
    // An error disappears with the first change and does not return while typing.
    reValidateMode: "onSubmit",
    // The effect below sets the focus, after the section around an invalid field has opened.
    shouldFocusError: false,
    resolver: (values) => {
      const reading = read(values, Date.now());
      if (reading.kind === "entry") return { values: { entry: reading.entry }, errors: {} };
      return { values: {}, errors: asErrors(reading.errors) };
    },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0)
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submitCount]);
  const mend = (name: string) => {
    if (name in errors) form.clearErrors(name);
  };

  const sendOnce = form.handleSubmit(async ({ entry }) => {
    const refused = Object.entries((await send(entry)) ?? {});
    for (const [name, message] of refused) form.setError(name, { message: message ?? "" });
  });

  function set(name: string, value: unknown): void {
    form.setValue(name, value);
    mend(name);
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    void sendOnce().finally(() => {
      isRunning.current = false;
    });
  }

  return {
    field: (name) => ({
      ...form.register(name, { onChange: () => mend(name) }),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    // New functions in every render, because the compiler would cache the results of a stable one.
    // oxlint-disable-next-line react/incompatible-library -- not memoised, as said above
    watch: (name) => form.watch(name),
    watchAll: () => form.watch(),
    change: (part) => {
      for (const [name, value] of Object.entries(part)) set(name, value);
    },
    set,
    control: form.control,
    submit,
    attributes: { ref: element, noValidate: true, onSubmit: submit },
    isSending: isSubmitting,
  };
}

function asErrors(errors: FieldErrors<string>) {
  const wrong = Object.entries(errors).filter(([, message]) => message !== undefined);
  return Object.fromEntries(
    wrong.map(([name, message]) => [name, { type: "wrong", message: message ?? "" }]),
  );
}
