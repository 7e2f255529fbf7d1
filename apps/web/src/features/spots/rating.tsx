import { spotsWording } from "#web/features/spots/wording.ts";
import { classes } from "#web/ui/classes.ts";

const steps = [1, 2, 3, 4, 5] as const;

export function Rating({ rating }: { readonly rating: number }) {
  return (
    <span title={spotsWording.ratingOf(rating)} className="inline-flex items-end gap-0.5">
      <span className="sr-only">{spotsWording.ratingOf(rating)}</span>
      {steps.map((step) => (
        <span
          key={step}
          className={classes(
            "h-3 w-1.5 rounded-pill border",
            step <= rating ? "border-primary bg-primary" : "border-line-strong",
          )}
        />
      ))}
      <span className="data ml-1 text-caption leading-3" aria-hidden="true">
        {rating}/{steps.length}
      </span>
    </span>
  );
}
