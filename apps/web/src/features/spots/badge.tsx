import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

const tones = {
  danger: "border-danger bg-danger-tint text-danger",
  plain: "border-line-strong text-ink",
} as const;

interface BadgeProps {
  readonly tone: keyof typeof tones;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

export function Badge({ tone, icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={classes(
        "inline-flex min-h-7 items-center gap-1.5 rounded-pill border px-2.5 text-caption font-semibold",
        tones[tone],
      )}
    >
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {children}
    </span>
  );
}
