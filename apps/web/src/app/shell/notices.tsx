import { Link, useRouterState } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { Suspense } from "react";
import { appWording } from "#web/app/wording.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { useHasRuleNews } from "#web/platform/rule-table/rule-news.ts";
import { applyUpdate, postponeUpdate, useUpdateReady } from "#web/platform/worker/update-ready.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Banner, RetryBanner } from "#web/ui/surfaces/banner.tsx";

/** Lives in the shell, where toggling it does not shift the layout. */
export function OfflineChip({ iconOnly = false }: { readonly iconOnly?: boolean }) {
  const online = useOnline();
  return (
    <output>
      {online ? null : (
        <span
          data-offline
          title={appWording.offlineHelp}
          className={classes(
            "inline-flex min-h-8 items-center gap-2 rounded-pill border border-line-strong bg-foam text-caption font-semibold",
            iconOnly ? "px-2" : "px-3",
          )}
        >
          <CloudOff size={16} aria-hidden="true" className="shrink-0" />
          <span className={iconOnly ? "sr-only" : ""}>{appWording.offline}</span>
          <span className="sr-only"> {appWording.offlineHelp}</span>
        </span>
      )}
    </output>
  );
}

export function UpdateNote() {
  if (!useUpdateReady()) return null;
  return (
    <div className="fixed inset-x-3 top-16 z-30 rounded-card shadow-float md:top-4 md:right-6 md:left-auto md:w-112">
      <Banner
        tone="info"
        action={
          <div className="flex gap-2">
            <Button tone="quiet" onClick={postponeUpdate}>
              {appWording.later}
            </Button>
            <Button onClick={applyUpdate}>{appWording.update}</Button>
          </div>
        }
      >
        <span className="font-semibold">{appWording.updateReady}</span>
      </Banner>
    </div>
  );
}

const RuleNews = lazyPart(
  async () => (await import("#web/features/regulations/changes/rule-news.tsx")).RuleNews,
);

/** Views that show rule changes themselves. */
const tellThemselves: ReadonlySet<string> = new Set(["/regulations", "/rule-desk"]);

/** Announces changed rules once, above every other view instead of over it, so it covers no button. */
export function RuleNewsNote() {
  const isHidden = useRouterState({
    select: ({ location }) => tellThemselves.has(location.pathname),
  });
  const isWaiting = useUpdateReady();
  if (!useHasRuleNews() || isHidden || isWaiting) return null;
  return (
    <div className="mx-auto w-full max-w-300 px-4 pt-3 md:px-8">
      <Suspense fallback={null}>
        <RuleNews
          link={
            <Link to="/regulations" className={buttonStyle("quiet", "regular", false)}>
              {appWording.seeRules}
            </Link>
          }
        />
      </Suspense>
    </div>
  );
}

interface ConditionsFailedProps {
  readonly onRetry: () => void;
}

export function ConditionsFailed({ onRetry }: ConditionsFailedProps) {
  return (
    <RetryBanner urgent retry={appWording.tryAgain} onRetry={onRetry}>
      {appWording.conditionsFailed}
    </RetryBanner>
  );
}
