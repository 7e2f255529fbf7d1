import { analyticsWording } from "#web/features/analytics/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { RetryBanner } from "#web/ui/surfaces/banner.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

interface LookupStateProps {
  readonly query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  readonly isEmpty: boolean;
  readonly wording: {
    readonly loading: string;
    readonly failed: string;
    readonly empty: string;
    readonly more: string;
  };
}

export function LookupState({ query, isEmpty, wording }: LookupStateProps) {
  if (query.isPending) return <Skeleton label={wording.loading} className="h-36" />;
  if (query.isError) {
    return (
      <RetryBanner retry={analyticsWording.tryAgain} onRetry={() => void query.refetch()}>
        {wording.failed}
      </RetryBanner>
    );
  }
  if (isEmpty) return <p className="text-ink-soft">{wording.empty}</p>;
  return query.hasNextPage ? (
    <Button
      tone="secondary"
      className="mt-3"
      disabled={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {wording.more}
    </Button>
  ) : null;
}
