import { BadgeCheck, TriangleAlert } from "lucide-react";
import { verifiedView } from "#web/features/regulations/pieces/verified-view.ts";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";
import { classes } from "#web/ui/classes.ts";

interface VerifiedChipProps {
  readonly verifiedOn: string | null;
  readonly today: string;
}

/** Shows when the rule was last verified, in amber after sixty days. */
export function VerifiedChip({ verifiedOn, today }: VerifiedChipProps) {
  const { text, isStale } = verifiedView(verifiedOn, today);
  const Icon = isStale ? TriangleAlert : BadgeCheck;
  return (
    <span
      title={isStale ? wording.staleMeaning : wording.freshMeaning}
      className={classes(
        "data inline-flex min-h-7 items-center gap-1.5 rounded-pill border px-2.5 text-caption",
        isStale
          ? "border-first-light bg-first-light-tint text-first-light-ink"
          : "border-line text-ink-soft",
      )}
    >
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {text}
      <span className="sr-only">. {isStale ? wording.staleMeaning : wording.freshMeaning}</span>
    </span>
  );
}
