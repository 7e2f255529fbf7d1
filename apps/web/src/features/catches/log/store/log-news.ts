/** What has changed in the log of an account: ids of catches and trips, or everything. */
export interface LogNews {
  readonly catchIds: readonly string[];
  readonly tripIds: readonly string[];
  readonly photos?: boolean;
}

/** Combines two announcements. */
export function joined(one: LogNews | null, other: LogNews): LogNews {
  if (one === null) return other;
  return {
    catchIds: [...one.catchIds, ...other.catchIds],
    tripIds: [...one.tripIds, ...other.tripIds],
    photos: one.photos === true || other.photos === true,
  };
}

type Listener = (news: LogNews) => void;

const listeners = new Map<string, Set<Listener>>();
const channels = new Map<string, BroadcastChannel>();

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === "string");
}

function newsIn(data: unknown): LogNews | null {
  if (typeof data !== "object" || data === null) return null;
  if (!("catchIds" in data) || !("tripIds" in data)) return null;
  const { catchIds, tripIds } = data;
  return isIds(catchIds) && isIds(tripIds) ? { catchIds, tripIds, photos: true } : null;
}

function notify(accountId: string, news: LogNews): void {
  for (const listener of listeners.get(accountId) ?? []) listener(news);
}

function channelOf(accountId: string): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  const known = channels.get(accountId);
  if (known !== undefined) return known;
  const channel = new BroadcastChannel(`log/${accountId}`);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const news = newsIn(data);
    if (news !== null) notify(accountId, news);
  });
  channels.set(accountId, channel);
  return channel;
}

/** Notifies this tab synchronously, and other tabs by BroadcastChannel. */
export function announceLogNews(accountId: string, news: LogNews): void {
  notify(accountId, news);
  channelOf(accountId)?.postMessage({ catchIds: news.catchIds, tripIds: news.tripIds });
}

export function onLogNews(accountId: string, listener: Listener): () => void {
  channelOf(accountId);
  const known = listeners.get(accountId) ?? new Set();
  listeners.set(accountId, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size > 0) return;
    channels.get(accountId)?.close();
    channels.delete(accountId);
  };
}
