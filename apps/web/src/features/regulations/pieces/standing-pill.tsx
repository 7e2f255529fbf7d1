import { Ban, CircleCheck, CircleHelp } from "lucide-react";
import type { Standing, StandingView } from "#web/features/regulations/pieces/standing-view.ts";
import { classes } from "#web/ui/classes.ts";

const looks = {
  open: { style: "border-ok bg-ok-tint text-ok", mark: CircleCheck },
  closed: { style: "border-danger bg-danger-tint text-danger", mark: Ban },
  unclear: {
    style: "border-first-light bg-first-light-tint text-first-light-ink",
    mark: CircleHelp,
  },
} as const satisfies Record<Standing, unknown>;

/** Open, closed or to be checked: by word, mark and colour. */
export function StandingPill({ view }: { readonly view: StandingView }) {
  const { style, mark: Mark } = looks[view.standing];
  return (
    <span
      className={classes(
        "inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-pill border px-2.5 text-caption font-semibold",
        style,
      )}
    >
      <Mark size={15} aria-hidden="true" />
      {view.word}
    </span>
  );
}
