import { classes } from "#web/ui/classes.ts";

export type ButtonTone =
  | "primary"
  | "secondary"
  | "quiet"
  | "danger"
  | "danger-outline"
  | "first-light";
export type ButtonSize = "regular" | "large";

const tones: Record<ButtonTone, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-strong",
  secondary: "border border-line-strong bg-surface text-ink hover:bg-foam",
  quiet: "text-ink hover:bg-foam",
  danger: "bg-danger text-on-danger hover:opacity-90",
  "danger-outline": "border border-danger bg-surface text-danger hover:bg-danger-tint",
  "first-light": "bg-first-light text-on-first-light hover:opacity-90",
};

export function buttonStyle(tone: ButtonTone, size: ButtonSize, wide: boolean): string {
  return classes(
    "inline-flex items-center justify-center gap-2 rounded-control px-5 py-1.5 text-center max-[22rem]:px-3 font-semibold",
    "transition-colors [&>svg]:shrink-0 disabled:opacity-55 aria-disabled:opacity-55",
    size === "large" ? "min-h-14 text-body" : "min-h-12 text-small",
    wide && "w-full",
    tones[tone],
  );
}
