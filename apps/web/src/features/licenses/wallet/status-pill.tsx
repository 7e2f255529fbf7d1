import type { LicenseColor } from "@striper/angling/licenses";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { classes } from "#web/ui/classes.ts";

const looks = {
  red: { box: "border-danger bg-danger-tint text-danger", icon: CircleAlert },
  yellow: { box: "border-first-light bg-first-light-tint text-first-light-ink", icon: Clock },
  green: { box: "border-ok bg-ok-tint text-ok", icon: CircleCheck },
} as const satisfies Record<LicenseColor, unknown>;

interface StatusPillProps {
  readonly color: LicenseColor;
  readonly word: string;
}

/** Colour, icon and word say the same, so that it reads in red light and for colour-blind eyes. */
export function StatusPill({ color, word }: StatusPillProps) {
  const Icon = looks[color].icon;
  return (
    <span
      className={classes(
        "inline-flex min-h-7 items-center gap-1.5 rounded-pill border px-2.5 text-caption font-semibold",
        looks[color].box,
      )}
    >
      <Icon size={14} aria-hidden="true" />
      {word}
    </span>
  );
}
