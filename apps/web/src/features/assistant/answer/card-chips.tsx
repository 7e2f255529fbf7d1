import { saidSlots } from "@striper/angling/assistant/cards/said-slots";
import type { WireCard } from "@striper/contract/assistant";
import { useState } from "react";
import { chipsOf, editorOf, type Chip } from "#web/features/assistant/answer/card-view.ts";
import { SlotSheet, type Patch } from "#web/features/assistant/answer/slot-sheet.tsx";
import type { Engine } from "#web/features/assistant/use-engine.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { classes } from "#web/ui/classes.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

/** The touch target is larger than the visible chip. */
const targetStyle = "group flex min-h-12 max-w-full min-w-12 items-center justify-center text-left";
const chipStyle =
  "data inline-flex min-h-8 max-w-full min-w-12 items-center justify-center rounded-[1rem] border px-3 py-1 text-small wrap-anywhere transition-colors group-hover:bg-foam";
const saidStyle = "border-line-strong font-semibold";
const otherStyle = "border-dashed border-line-strong text-ink-soft";

interface CardChipsProps {
  readonly engine: Engine;
  readonly card: WireCard;
  readonly onCompute: (slots: WireCard["slots"]) => Promise<string | null>;
}

export function CardChips({ engine, card, onCompute }: CardChipsProps) {
  const now = useNow();
  const [isMore, setMore] = useState(false);
  const [changing, setChanging] = useState<Chip | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { shown, further } = chipsOf(engine, card, now);

  function leave(): void {
    setChanging(null);
    setError(null);
  }

  async function change(patch: Patch): Promise<void> {
    const wanted = Object.entries({ ...saidSlots(card), ...patch });
    const slots = wanted.filter(
      (slot): slot is [string, WireCard["slots"][string]] => slot[1] !== null,
    );
    const problem = await onCompute(Object.fromEntries(slots));
    if (problem === null) leave();
    else setError(problem);
  }

  return (
    <>
      <ul aria-label={wording.takenFor} className="-my-1 flex flex-wrap gap-x-2">
        {[...shown, ...(isMore ? further : [])].map((chip) => {
          const { name, label, value, isAssumed } = chip;
          return (
            <li key={name} className="max-w-full">
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={value === null ? label : wording.slot(name, label, isAssumed)}
                className={targetStyle}
                onClick={() => setChanging(chip)}
              >
                <span
                  className={classes(
                    chipStyle,
                    value === null || isAssumed ? otherStyle : saidStyle,
                  )}
                >
                  {label}
                </span>
              </button>
            </li>
          );
        })}
        {further.length === 0 ? null : (
          <li>
            <button type="button" className={targetStyle} onClick={() => setMore(true)}>
              <span className={classes(chipStyle, "border-transparent font-semibold text-primary")}>
                {isMore ? wording.fewerChips : wording.moreChips}
              </span>
            </button>
          </li>
        )}
      </ul>
      {changing === null ? null : (
        <SlotSheet
          chip={changing}
          slots={card.slots}
          editor={editorOf(engine, card, changing.name)}
          error={error}
          onClose={leave}
          onChange={(patch) => void change(patch)}
        />
      )}
    </>
  );
}
