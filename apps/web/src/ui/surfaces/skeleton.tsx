import { classes } from "#web/ui/classes.ts";

/** The seven stripes of the mark, lit one after the other from head to tail. */
const stripes = [
  { width: "w-4/5", delay: "[animation-delay:0ms]" },
  { width: "w-11/12", delay: "[animation-delay:90ms]" },
  { width: "w-full", delay: "[animation-delay:180ms]" },
  { width: "w-full", delay: "[animation-delay:270ms]" },
  { width: "w-full", delay: "[animation-delay:360ms]" },
  { width: "w-11/12", delay: "[animation-delay:450ms]" },
  { width: "w-3/5", delay: "[animation-delay:540ms]" },
] as const;

interface SkeletonProps {
  /** What is being waited for, for a screen reader. */
  readonly label: string;
  readonly className?: string;
}

/** A placeholder while a card loads, as high as its content, so that the layout does not shift. */
export function Skeleton({ label, className }: SkeletonProps) {
  return (
    <output className={classes("flex flex-col justify-between gap-2", className)}>
      <span className="sr-only">{label}</span>
      {stripes.map((stripe) => (
        <span
          key={stripe.delay}
          className={classes("skeleton-stripe block h-3 rounded-pill", stripe.width, stripe.delay)}
        />
      ))}
    </output>
  );
}
