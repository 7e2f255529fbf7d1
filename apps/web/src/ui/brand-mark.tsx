import { classes } from "#web/ui/classes.ts";
import { flankStripes } from "#web/ui/flank-stripes.ts";

export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 64 32"
      className={classes("shrink-0", className)}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {flankStripes.map(({ path, lateral }) => (
        <path key={path} d={path} stroke={lateral ? "var(--first-light)" : "currentColor"} />
      ))}
    </svg>
  );
}
