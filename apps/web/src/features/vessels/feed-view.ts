import { formatHarborTime, type Instant } from "@striper/marine/time";
import type { FeedState } from "#web/features/vessels/fleet.ts";
import type { ConnectionState } from "#web/features/vessels/vessel-stream.ts";
import { reportAge } from "#web/features/vessels/vessel-view.ts";

export interface FeedView {
  readonly tone: "ok" | "info" | "warning";
  readonly title: string;
  readonly text: string;
}

const newest = (feed: FeedState | null, now: Instant): string =>
  feed?.newest_message_at === null || feed?.newest_message_at === undefined
    ? "No reports yet."
    : `Newest message ${reportAge(Date.parse(feed.newest_message_at), now)}.`;

const asOf = (feed: FeedState | null): string =>
  feed?.newest_message_at === null || feed?.newest_message_at === undefined
    ? ""
    : ` The vessels shown are from ${formatHarborTime(Date.parse(feed.newest_message_at))} or before.`;

const broken: Readonly<
  Record<Exclude<ConnectionState, "open">, Omit<FeedView, "text"> & { readonly text: string }>
> = {
  connecting: { tone: "info", title: "Connecting", text: "Asking the server for vessels." },
  waiting: {
    tone: "warning",
    title: "No connection",
    text: "The server is out of reach. It is tried again by itself.",
  },
  busy: {
    tone: "warning",
    title: "Too many pages",
    text: "Vessels are being watched in as many pages as may. Close one; it is tried again by itself.",
  },
  "signed-out": {
    tone: "warning",
    title: "Signed out",
    text: "Your session on this device has ended. Sign in again to watch vessels.",
  },
  lapsed: {
    tone: "warning",
    title: "Plan ended",
    text: "Your trial or plan has ended while you watched. Renew it to watch vessels.",
  },
};

export function feedView(
  connection: ConnectionState,
  feed: FeedState | null,
  now: Instant,
): FeedView {
  if (connection !== "open") {
    const view = broken[connection];
    return connection === "waiting" ? { ...view, text: `${view.text}${asOf(feed)}` } : view;
  }
  if (feed === null || feed.state === "connecting") {
    return {
      tone: "info",
      title: "Feed is connecting",
      text: `The server is connecting to its AIS receiver. ${newest(feed, now)}`,
    };
  }
  if (feed.state === "silent") {
    return {
      tone: "warning",
      title: "No data",
      text: `The receiver is connected and silent. ${newest(feed, now)}`,
    };
  }
  if (feed.state === "not_configured") {
    return { tone: "warning", title: "No feed", text: "This installation has no AIS receiver." };
  }
  return { tone: "ok", title: "Receiving", text: newest(feed, now) };
}
