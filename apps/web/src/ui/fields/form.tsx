import type { ReactNode } from "react";

interface FormProps {
  readonly onSubmit: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form without browser validation or page load. */
export function Form({ onSubmit, className = "flex flex-col gap-4", children }: FormProps) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
