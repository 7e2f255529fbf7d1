import type { ComponentProps } from "react";
import { classes } from "#web/ui/classes.ts";

/** A button that reads as part of a sentence and keeps a full-height touch target. */
export function TextButton({ type = "button", className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type={type}
      className={classes(
        // Negative margins align the text with its surroundings while the touch target extends beyond it.
        "-mx-1 inline-flex min-h-12 items-center px-1 font-semibold text-primary underline",
        "underline-offset-4 hover:text-primary-strong",
        className,
      )}
      {...rest}
    />
  );
}
