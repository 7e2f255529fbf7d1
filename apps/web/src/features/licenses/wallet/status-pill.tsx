import type { LicenseColor } from "@striper/angling/licenses";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { classes } from "#web/ui/classes.ts";

const looks = {
  red: { box: "border-danger bg-danger-tint text-danger", mark: CircleAlert },
  yellow: { box: "border-first-light bg-first-light-tint text-first-light-ink", mark: Clock },
  green: { box: "border-ok bg-ok-tint text-ok", mark: CircleCheck },
} as const satisfies Record<LicenseColor, unknown>;

interface StatusPillProps {
  readonly color: LicenseColor;
  readonly word: string;
}

/** Colour, mark and word say the same, so that it reads in red light and for colour-blind eyes. */
export function StatusPill({ color, word }: StatusPillProps) {
  const Icon = looks[color].mark;
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
