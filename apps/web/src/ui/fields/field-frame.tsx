import type { ReactNode } from "react";

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-caption text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-small font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function fieldAttributes(id: string, hint: string | undefined, error: string | undefined) {
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null]
    .filter((part) => part !== null)
    .join(" ");
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy === "" ? undefined : describedBy,
  } as const;
}

export const controlStyle =
  "block w-full min-h-12 rounded-control border border-line-strong bg-surface px-3.5 text-body text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-55";
