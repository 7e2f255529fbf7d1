import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { classes } from "#web/ui/classes.ts";

type BannerTone = "info" | "ok" | "warning" | "danger";

const looks = {
  info: { box: "border-line-strong bg-foam", icon: Info },
  ok: { box: "border-ok bg-ok-tint", icon: CircleCheck },
  warning: { box: "border-first-light bg-first-light-tint", icon: TriangleAlert },
  danger: { box: "border-danger bg-danger-tint", icon: CircleAlert },
} as const satisfies Record<BannerTone, unknown>;

interface BannerProps {
  readonly tone: BannerTone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Announces it at once to screen readers; for a failure that has just happened, not for a lasting state. */
  readonly urgent?: boolean;
}

export function Banner({ tone, children, action, urgent = false }: BannerProps) {
  const Icon = looks[tone].icon;
  return (
    <div
      role={urgent ? "alert" : "status"}
      className={classes(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border px-4 py-3 text-small",
        looks[tone].box,
      )}
    >
      {/* The icon aligns with the first line; an action is centered across all lines. */}
      <div className="flex min-w-[min(12rem,75%)] flex-1 items-start gap-3">
        <Icon size={20} aria-hidden="true" className="mt-px shrink-0" />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action}
    </div>
  );
}

interface RetryBannerProps extends Omit<BannerProps, "action" | "tone"> {
  readonly tone?: BannerTone;
  readonly retry: string;
  readonly onRetry: () => void;
}

export function RetryBanner({ tone = "warning", retry, onRetry, ...banner }: RetryBannerProps) {
  const action = (
    <Button tone="secondary" onClick={onRetry}>
      {retry}
    </Button>
  );
  return <Banner tone={tone} {...banner} action={action} />;
}

interface FailureProps {
  readonly text: string | null | undefined;
  readonly className?: string;
}

export function Failure({ text, className }: FailureProps) {
  if (text === null || text === undefined) return null;
  const banner = (
    <Banner tone="danger" urgent>
      {text}
    </Banner>
  );
  return className === undefined ? banner : <div className={className}>{banner}</div>;
}
