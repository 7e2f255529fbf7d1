import { feedView } from "#web/features/vessels/fleet/feed-view.ts";
import { useSecond } from "#web/features/vessels/live/use-second.ts";
import type { Watching } from "#web/features/vessels/stream/vessel-stream.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

/** Whether what is seen is the present. */
export function FeedHealth({ watching }: { readonly watching: Watching }) {
  const { tone, title, text } = feedView(watching.connection, watching.fleet.feed, useSecond());
  return (
    <Banner tone={tone}>
      <strong>{title}.</strong> <span className="data">{text}</span>
    </Banner>
  );
}
