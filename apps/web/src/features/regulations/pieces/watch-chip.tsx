import { FileDiff, FileSearch } from "lucide-react";
import { watchView } from "#web/features/regulations/pieces/watch-view.ts";
import { useRuleWatch } from "#web/platform/rule-table/rule-watch.ts";
import { classes } from "#web/ui/classes.ts";

/** Shows the automatic page watch beside the verification by a person. */
export function WatchChip({ ruleId }: { readonly ruleId: string }) {
  const view = watchView(useRuleWatch(ruleId));
  if (view === null) return null;
  const Mark = view.isWarning ? FileDiff : FileSearch;
  return (
    <span
      title={view.meaning}
      className={classes(
        "data inline-flex min-h-7 items-center gap-1.5 rounded-pill border px-2.5 py-0.5 text-caption",
        view.isWarning
          ? "border-first-light bg-first-light-tint text-first-light-ink"
          : "border-line text-ink-soft",
      )}
    >
      <Mark size={14} aria-hidden="true" className="shrink-0" />
      {view.text}
      <span className="sr-only">. {view.meaning}</span>
    </span>
  );
}
