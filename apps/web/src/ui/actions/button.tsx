import type { ComponentProps } from "react";
import { buttonStyle, type ButtonSize, type ButtonTone } from "#web/ui/actions/button-style.ts";
import { classes } from "#web/ui/classes.ts";

interface ButtonProps extends ComponentProps<"button"> {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

export function Button({
  tone = "primary",
  size = "regular",
  wide = false,
  type = "button",
  className,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={classes(buttonStyle(tone, size, wide), className)} {...rest} />
  );
}
