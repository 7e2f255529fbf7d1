import { useEffect, useState } from "react";
import type { Edit, Reading } from "#web/features/assistant/chat.ts";
import { SlotSheet } from "#web/features/assistant/answer/slot-sheet.tsx";
import { loadEngine } from "#web/features/assistant/device-engine.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { classes } from "#web/ui/classes.ts";

type Slot = Reading["cases"][number]["slots"][number];

interface Changing {
  readonly part: number;
  readonly slot: Slot;
}

interface CaseChipsProps {
  readonly cases: Reading["cases"];
  readonly onChange: (edit: Edit) => void;
}

const chipStyle =
  "data inline-flex min-h-12 max-w-full items-center rounded-pill border px-4 py-2 text-left text-small font-semibold transition-colors hover:bg-foam";
/** Assumed values are drawn with a dashed border. */
const assumedStyle = "border-dashed border-line-strong bg-transparent text-ink-soft font-normal";
const readStyle = "border-primary bg-primary-tint text-ink";

/** How the question was understood, above its answer: each chip changes one part. */
export function CaseChips({ cases, onChange }: CaseChipsProps) {
  const [changing, setChanging] = useState<Changing | null>(null);
  const hasChips = cases.some(({ slots }) => slots.length > 0);
  // Before the first tap, so that the tap needs no network.
  useEffect(() => {
    if (hasChips) void loadEngine().catch(() => undefined);
  }, [hasChips]);
  return (
    <>
      {cases.map(({ topic, slots }, part) =>
        slots.length === 0 ? null : (
          <ul
            key={`${topic} ${slots.map(({ label }) => label).join(" ")}`}
            aria-label={wording.takenFor}
            className="mb-3 flex flex-wrap gap-2"
          >
            {slots.map((slot) => (
              <li key={slot.name} className="max-w-full">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={wording.slot(slot.name, slot.label, slot.from)}
                  className={classes(chipStyle, slot.from === "assumed" ? assumedStyle : readStyle)}
                  onClick={() => setChanging({ part, slot })}
                >
                  {slot.label}
                </button>
              </li>
            ))}
          </ul>
        ),
      )}
      {changing === null ? null : (
        <SlotSheet
          slot={changing.slot}
          onClose={() => setChanging(null)}
          onChoose={(value) => {
            setChanging(null);
            onChange({ part: changing.part, slot: changing.slot.name, value });
          }}
        />
      )}
    </>
  );
}
