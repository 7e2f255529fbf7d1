import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

interface ShownOnceFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly wording: { readonly copy: string; readonly copied: string };
  readonly children?: ReactNode;
}

export function ShownOnceField({ label, hint, value, wording, children }: ShownOnceFieldProps) {
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        {/* The clipboard is missing on a page without https. */}
        {"clipboard" in navigator ? (
          <Button
            onClick={() =>
              void navigator.clipboard.writeText(value).then(
                () => showToast(wording.copied, "ok"),
                () => undefined,
              )
            }
          >
            <Copy size={18} aria-hidden="true" /> {wording.copy}
          </Button>
        ) : null}
        {children}
      </div>
    </>
  );
}
