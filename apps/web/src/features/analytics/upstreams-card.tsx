import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import type { Upstream } from "#web/features/analytics/queries.ts";
import { upstreamView } from "#web/features/analytics/upstream-view.ts";
import { analyticsWording } from "#web/features/analytics/wording.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const wording = analyticsWording.upstreams;

const looks = {
  ok: { icon: CircleCheck, style: "text-ok" },
  failing: { icon: CircleAlert, style: "text-danger" },
  never_answered: { icon: CircleDashed, style: "text-ink-soft" },
} as const satisfies Record<Upstream["state"], unknown>;

export function UpstreamsCard({ upstreams }: { readonly upstreams: readonly Upstream[] }) {
  const now = useNow();
  return (
    <Card>
      <CardHeader title={wording.title} />
      {upstreams.length === 0 ? <p className="text-ink-soft">{wording.empty}</p> : null}
      <ul className="grid gap-x-8 lg:grid-cols-2">
        {upstreams.map((upstream) => (
          <UpstreamLine key={upstream.name} upstream={upstream} now={now} />
        ))}
      </ul>
    </Card>
  );
}

interface UpstreamLineProps {
  readonly upstream: Upstream;
  readonly now: number;
}

function UpstreamLine({ upstream, now }: UpstreamLineProps) {
  const { icon: Icon, style } = looks[upstream.state];
  const { name, details } = upstreamView(upstream, now);
  return (
    <li className="flex gap-3 border-t border-line py-2.5">
      <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${style}`} />
      <div className="min-w-0">
        <p>
          <span className="font-semibold wrap-anywhere">{name}</span>
          {" · "}
          {wording.states[upstream.state]}
        </p>
        <p className="text-caption wrap-anywhere text-ink-soft">{details}</p>
        {upstream.last_failure === null ? null : (
          <p className="text-caption wrap-anywhere text-ink-soft">{upstream.last_failure}</p>
        )}
      </div>
    </li>
  );
}
