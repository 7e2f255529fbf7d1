import { CircleSlash, Fish, Hourglass, TriangleAlert } from "lucide-react";
import type { GoWindowView } from "#web/features/bite-score/hours/go-window-view.ts";
import { goWording as wording } from "#web/features/bite-score/wording.ts";
import { inUnits, useUnits } from "#web/platform/units.ts";
import { classes } from "#web/ui/classes.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

const looks = {
  go: { box: "border-first-light bg-first-light-tint", icon: Fish },
  try: { box: "border-line-strong bg-surface", icon: Fish },
  quiet: { box: "border-line bg-surface", icon: CircleSlash },
  danger: { box: "border-danger bg-danger-tint", icon: TriangleAlert },
} as const satisfies Record<GoWindowView["tone"], unknown>;

export function GoWindow({ view }: { readonly view: GoWindowView | null }) {
  const units = useUnits();
  const said = (sentence: string) => nonBreaking(inUnits(sentence, units));
  const look = looks[view?.tone ?? "quiet"];
  const Icon = view === null ? Hourglass : look.icon;
  const small = view === null ? [] : [view.why, view.caution].filter((line) => line !== null);
  return (
    <section
      aria-label={wording.label}
      className={classes(
        // Reserves the height of the longest answer, so that nothing below moves.
        "flex min-h-41 flex-col justify-center rounded-card border p-4 md:min-h-34 md:p-5",
        look.box,
      )}
    >
      <div className="flex items-start gap-4">
        <Icon size={28} aria-hidden="true" className="mt-0.5 shrink-0" />
        <div className="min-w-0">
          <p className="text-title font-bold text-balance md:text-heading">
            {said(view?.headline ?? wording.waiting)}
          </p>
          {small.length > 0 ? <p className="mt-1">{said(small.join(" "))}</p> : null}
          {view !== null && view.next !== null ? (
            <p className="mt-1 text-small text-ink-soft">{said(view.next)}</p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
