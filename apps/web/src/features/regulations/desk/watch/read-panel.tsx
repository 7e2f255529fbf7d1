import { ExternalLink } from "lucide-react";
import { PassageComparison } from "#web/features/regulations/desk/watch/passage-comparison.tsx";
import { useRulePassages } from "#web/features/regulations/desk/watch/queries.ts";
import { watchWording as wording } from "#web/features/regulations/desk/watch/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

interface ReadPanelProps {
  readonly ruleId: string;
  readonly title: string;
  readonly url: string;
  /** Receives the mark of the words shown, or null without any. */
  readonly onVerify: (mark: string | null) => void;
  readonly onEdit: (mark: string | null) => void;
  readonly onClose: () => void;
}

export function ReadPanel({ ruleId, title, url, onVerify, onEdit, onClose }: ReadPanelProps) {
  const passages = useRulePassages(ruleId);
  const { data } = passages;
  const urls = [...new Set([url, ...(data?.passages ?? []).map((one) => one.url)])];
  return (
    <Card aria-label={wording.readTitle}>
      <CardHeader title={title} />
      <p className="mb-3 text-small">{wording.readHelp}</p>
      <ul className="mb-3">
        {urls.map((one) => (
          <li key={one}>
            <a
              href={one}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-12 items-center gap-1.5 text-small font-semibold wrap-anywhere text-primary-strong underline underline-offset-4"
            >
              {one}
              <ExternalLink size={14} aria-hidden="true" className="shrink-0" />
            </a>
          </li>
        ))}
      </ul>
      {passages.isError ? <Banner tone="danger">{wording.passageFailed}</Banner> : null}
      {passages.isPending ? <Skeleton label={wording.loading} className="h-32" /> : null}
      {data?.passages.length === 0 ? <p className="text-small">{wording.none}</p> : null}
      <div className="flex flex-col gap-4">
        {data?.passages.map((passage) => (
          <PassageComparison key={passage.url} passage={passage} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button disabled={data === undefined} onClick={() => onVerify(data?.mark ?? null)}>
          {wording.verify}
        </Button>
        <Button
          tone="secondary"
          disabled={data === undefined}
          onClick={() => onEdit(data?.mark ?? null)}
        >
          {wording.editIt}
        </Button>
        <TextButton onClick={onClose}>{wording.close}</TextButton>
      </div>
    </Card>
  );
}
