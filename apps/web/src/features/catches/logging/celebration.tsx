import { Trophy } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import {
  celebrationView,
  type Celebrated,
} from "#web/features/catches/logging/celebration-view.ts";
import { useUnits } from "#web/platform/units.ts";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { classes } from "#web/ui/classes.ts";

/** Specification, section 9: shown for 3000 ms. */
const shownFor = 3000;

interface CelebrationProps {
  readonly saved: Celebrated;
  readonly onDone: () => void;
}

/**
 * Covers the screen for three seconds or until a tap. Screen readers announce it, and reduced
 * motion turns the animation off.
 */
export function Celebration({ saved, onDone }: CelebrationProps) {
  const units = useUnits();
  const view = celebrationView(saved, units);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), shownFor);
    return () => clearTimeout(timer);
  }, []);
  const isLoud = view.best !== null;
  return (
    <button
      type="button"
      onClick={onDone}
      className={classes(
        "fixed inset-0 z-60 flex flex-col items-center justify-center gap-4 p-6 text-center motion-safe:transition motion-safe:duration-300 motion-safe:starting:scale-95 motion-safe:starting:opacity-0",
        isLoud ? "bg-first-light text-on-first-light" : "bg-primary text-on-primary",
        // A bright screen would ruin night vision, so the red mode shows letters on black.
        "night-red:bg-paper night-red:text-ink",
      )}
    >
      <output className="flex flex-col items-center gap-4">
        {isLoud ? (
          <Trophy
            size={88}
            strokeWidth={1.5}
            aria-hidden="true"
            className="motion-safe:animate-bounce"
          />
        ) : (
          <BrandMark className="w-40" />
        )}
        <span className="font-figure text-[3.25rem] leading-none font-semibold">{view.title}</span>
        {view.best === null ? null : <span className="text-heading font-bold">{view.best}</span>}
        <span className="data text-title font-semibold">{view.fish}</span>
        {view.details.map((detail) => (
          <span key={detail} className="data text-body">
            {detail}
          </span>
        ))}
      </output>
    </button>
  );
}
