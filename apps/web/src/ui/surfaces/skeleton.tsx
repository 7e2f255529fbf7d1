import { classes } from "#web/ui/classes.ts";

/** The seven stripes of the logo, lit one after the other from head to tail. */
const stripes = ["w-4/5", "w-11/12", "w-full", "w-full", "w-full", "w-11/12", "w-3/5"].map(
  (width, at) => ({ width, delay: `${at * 90}ms` }),
);

interface SkeletonProps {
  readonly label: string;
  readonly className?: string;
}

/** A placeholder as high as the loading content, so that the layout does not shift. */
export function Skeleton({ label, className }: SkeletonProps) {
  return (
    <output className={classes("flex flex-col justify-between gap-2", className)}>
      <span className="sr-only">{label}</span>
      {stripes.map(({ width, delay }) => (
        <span
          key={delay}
          className={classes("skeleton-stripe block h-3 rounded-pill", width)}
          style={{ animationDelay: delay }}
        />
      ))}
    </output>
  );
}
