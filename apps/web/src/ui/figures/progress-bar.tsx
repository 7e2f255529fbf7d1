import { classes } from "#web/ui/classes.ts";

interface ProgressBarProps {
  readonly label: string;
  readonly done: number;
  readonly total: number | null;
  readonly text: string;
}

export function ProgressBar({ label, done, total, text }: ProgressBarProps) {
  return (
    <div>
      <div className="flex justify-between gap-3 text-small">
        <span>{label}</span>
        <span className="data text-ink-soft">{text}</span>
      </div>
      <progress
        aria-label={label}
        aria-valuetext={text}
        {...(total === null ? {} : { value: done, max: Math.max(1, total) })}
        className={classes(
          "mt-1.5 block h-2.5 w-full appearance-none overflow-hidden rounded-pill bg-foam",
          "[&::-webkit-progress-bar]:bg-foam [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary",
          total === null && "animate-pulse [&::-webkit-progress-bar]:bg-primary",
        )}
      />
    </div>
  );
}
