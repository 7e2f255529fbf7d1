import { Switch as BaseSwitch } from "@base-ui/react/switch";
import type { ReactNode } from "react";

interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <label className="flex min-h-12 items-center justify-between gap-4 max-[15rem]:flex-wrap max-[15rem]:gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{label}</span>
        {hint ? <span className="block text-small text-ink-soft">{hint}</span> : null}
      </span>
      <BaseSwitch.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="relative flex h-8 w-14 shrink-0 rounded-pill border border-line-strong bg-foam p-0.5 transition-colors data-checked:border-primary data-checked:bg-primary data-disabled:opacity-55"
      >
        <BaseSwitch.Thumb className="size-6.5 rounded-pill bg-line-strong transition-transform data-checked:translate-x-6 data-checked:bg-on-primary" />
      </BaseSwitch.Root>
    </label>
  );
}
