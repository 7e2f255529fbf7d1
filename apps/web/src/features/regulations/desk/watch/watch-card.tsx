import { useDeskWatch } from "#web/features/regulations/desk/watch/queries.ts";
import { watchCardView } from "#web/features/regulations/desk/watch/watch-card-view.ts";
import { watchWording as wording } from "#web/features/regulations/desk/watch/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface WatchCardProps {
  readonly titles: ReadonlyMap<string, string>;
  readonly onRead: (ruleId: string) => void;
}

export function WatchCard({ titles, onRead }: WatchCardProps) {
  const watch = useDeskWatch();
  if (watch.isPending) return null;
  if (watch.isError) return <Banner tone="warning">{wording.failed}</Banner>;
  const { line, changed, faulty } = watchCardView(watch.data, titles);
  return (
    <Card aria-label={wording.title}>
      <CardHeader title={wording.title} />
      <p className="text-small">
        {line} {changed.length === 0 && watch.data.is_watching ? wording.nothing : null}
      </p>
      {changed.map(({ url, heading, rules }) => (
        <section key={url} aria-label={heading} className="mt-4">
          <h3 className="font-semibold">{heading}</h3>
          <p className="text-caption wrap-anywhere text-ink-soft">{url}</p>
          <ul className="mt-2">
            {rules.map(({ id, title }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2"
              >
                <span>{title}</span>
                <Button
                  tone="secondary"
                  aria-label={wording.readOf(title)}
                  onClick={() => onRead(id)}
                >
                  {wording.readIt}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {faulty.length === 0 ? null : (
        <section aria-label={wording.faulty} className="mt-4">
          <h3 className="font-semibold">{wording.faulty}</h3>
          <ul className="mt-1 list-disc pl-5 text-small">
            {faulty.map(({ url, words }) => (
              <li key={url} className="mt-1 wrap-anywhere">
                {words} <span className="text-ink-soft">{url}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
