import { dateInWords } from "@striper/angling/regulations";
import { harborDate } from "@striper/marine/time";
import type { ComponentType } from "react";
import { usePublishedVersions } from "#web/features/regulations/changes/queries.ts";
import { changesWording as wording } from "#web/features/regulations/changes/wording.ts";
import { RetryBanner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

interface VersionHistoryProps {
  readonly Action?: ComponentType<{ readonly version: number }>;
}

export function VersionHistory({ Action }: VersionHistoryProps) {
  const { data, isPending, isError, refetch } = usePublishedVersions();
  const versions = data?.versions ?? [];
  return (
    <div className="flex flex-col gap-3">
      {isError ? (
        <RetryBanner retry={wording.tryAgain} onRetry={() => void refetch()}>
          {wording.failed}
        </RetryBanner>
      ) : null}
      {isPending ? <Skeleton label={wording.loading} className="h-36" /> : null}
      {!isPending && versions.length === 0 ? (
        <p className="text-ink-soft">{wording.empty}</p>
      ) : null}
      {versions.map((version) => (
        <Card key={version.version} aria-label={wording.version(version.version)}>
          <CardHeader
            title={wording.published(
              version.version,
              dateInWords(harborDate(Date.parse(version.published_at))),
            )}
            aside={Action === undefined ? null : <Action version={version.version} />}
          />
          <p className="text-small">{version.note}</p>
          {version.changes.length === 0 ? null : (
            <ul className="mt-2 list-disc pl-5 text-small">
              {version.changes.map(({ words }) => (
                <li key={words} className="mt-1 wrap-anywhere">
                  {words}
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </div>
  );
}
