import { Ban, CircleCheck, CircleHelp } from "lucide-react";
import type {
  OpenStatus,
  OpenStatusView,
} from "#web/features/regulations/pieces/open-status-view.ts";
import { classes } from "#web/ui/classes.ts";

const looks = {
  open: { style: "border-ok bg-ok-tint text-ok", icon: CircleCheck },
  closed: { style: "border-danger bg-danger-tint text-danger", icon: Ban },
  unclear: {
    style: "border-first-light bg-first-light-tint text-first-light-ink",
    icon: CircleHelp,
  },
} as const satisfies Record<OpenStatus, unknown>;

/** Open, closed or to be checked: by word, icon and colour. */
export function OpenStatusPill({ view }: { readonly view: OpenStatusView }) {
  const { style, icon: Icon } = looks[view.status];
  return (
    <span
      className={classes(
        "inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-pill border px-2.5 text-caption font-semibold",
        style,
      )}
    >
      <Icon size={15} aria-hidden="true" />
      {view.word}
    </span>
  );
}
