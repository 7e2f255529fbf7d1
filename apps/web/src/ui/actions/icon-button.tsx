import type { ComponentProps, ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly framed?: boolean;
}

export function IconButton({
  label,
  icon,
  framed = false,
  type = "button",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        "inline-flex size-12 shrink-0 items-center justify-center rounded-control text-ink",
        "transition-colors hover:bg-foam",
        framed && "border border-line bg-surface",
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
