import { chartsInUse } from "@striper/contract/chart-cells";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import {
  chartsInUseView,
  type ChartsInUse,
} from "#web/features/charts/administration/charts-in-use-view.ts";
import { chartsInUseWording as wording } from "#web/features/charts/administration/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { DataTable } from "#web/ui/figures/data-table.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { RetryBanner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

export function ChartsInUseCard() {
  const charts = useQuery({
    queryKey: ["charts", "in-use"],
    queryFn: ({ signal }) => call(chartsInUse, {}, { signal }),
  });
  return (
    <Card>
      <CardHeader title={wording.title} />
      {charts.isPending ? <Skeleton label={wording.loading} className="h-36" /> : null}
      {charts.isError ? (
        <RetryBanner retry={wording.tryAgain} onRetry={() => void charts.refetch()}>
          {wording.failed}
        </RetryBanner>
      ) : null}
      {charts.data ? <Shown charts={charts.data} /> : null}
    </Card>
  );
}

function Shown({ charts }: { readonly charts: ChartsInUse }) {
  const { sentences, faults, rows } = chartsInUseView(charts, useNow());
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul>
        {faults.map((fault) => (
          <li key={fault} className="mt-2 flex gap-3">
            <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-danger" />
            <span className="min-w-0 wrap-anywhere">{fault}</span>
          </li>
        ))}
      </ul>
      {rows.length === 0 ? null : (
        <DataTable caption={wording.cells} columns={wording.columns} rows={rows} />
      )}
    </>
  );
}
