import type { LucideIcon } from "lucide-react";
import { classes } from "#web/ui/classes.ts";

const looks = {
  ok: "border-ok bg-ok-tint text-ok",
  warning: "border-first-light bg-first-light-tint text-first-light-ink",
  danger: "border-danger bg-danger-tint text-danger",
} as const;

type PillTone = keyof typeof looks;

interface PillProps {
  readonly tone: PillTone;
  readonly icon: LucideIcon;
  readonly word: string;
}

/** Shows a status by color, icon and word alike, for red light and color-blind eyes. */
export function Pill({ tone, icon: Icon, word }: PillProps) {
  return (
    <span
      className={classes(
        "inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-pill border px-2.5 text-caption font-semibold",
        looks[tone],
      )}
    >
      <Icon size={14} aria-hidden="true" />
      {word}
    </span>
  );
}
