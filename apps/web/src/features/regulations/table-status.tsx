import { dateInWords } from "@striper/angling/regulations";
import { type Loading, failureText } from "#web/features/regulations/search/failure-text.ts";
import { searchWording } from "#web/features/regulations/search/wording.ts";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";
import { useRuleTableState } from "#web/platform/rule-table/rule-table.ts";
import { ageText } from "#web/ui/figures/source-chip-view.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { RetryBanner } from "#web/ui/surfaces/banner.tsx";

export function TableStatus({ loading }: { readonly loading: Loading }) {
  const { table, checkedAt, failure, renew } = useRuleTableState();
  const now = useNow();
  const line = wording.table(table.version, dateInWords(table.publishedOn));
  const checked =
    checkedAt === null ? wording.neverChecked : wording.checked(ageText(checkedAt, now));
  if (failure === null) {
    return (
      <p className="data text-caption text-ink-soft">
        {line} · {checked}
      </p>
    );
  }
  return (
    <RetryBanner retry={searchWording.tryAgain} onRetry={renew}>
      <span className="font-semibold">{failureText(failure, loading)}</span>{" "}
      {searchWording.keptShown}{" "}
      <span className="data">
        {line}, {checked}.
      </span>
    </RetryBanner>
  );
}
