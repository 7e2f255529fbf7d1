import type { PushMessage } from "@striper/contract/reminders";

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The members of the service worker's global object used here. */
declare const self: {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

export interface Shown {
  readonly data: unknown;
  close(): void;
}

const icon = "/icons/icon-192.png";

/** Shown for a message that cannot be read, such as one from a newer server. */
const unreadable: PushMessage = {
  title: "A reminder has come",
  body: "Open Striper Conditions to see what it is about.",
  page: "/dashboard",
  tag: "reminder",
};

const isText = (value: unknown): value is string => typeof value === "string";

/** Validates by hand what the schema says; the schema library would triple this worker's size. */
function isPushMessage(value: unknown): value is PushMessage {
  if (typeof value !== "object" || value === null) return false;
  const { title, body, page, tag }: Partial<Record<keyof PushMessage, unknown>> = value;
  return [title, body, tag].every(isText) && isText(page) && /^\/(?![/\\])/.test(page);
}

export function messageIn(text: string): PushMessage {
  try {
    const value: unknown = JSON.parse(text);
    return isPushMessage(value) ? value : unreadable;
  } catch {
    return unreadable;
  }
}

export async function showMessage(text: string): Promise<void> {
  const { title, body, page, tag } = messageIn(text);
  await self.registration.showNotification(title, { body, tag, icon, badge: icon, data: page });
}

/** Focuses the window that already shows the page, else opens a new one. It never navigates another window away. */
export async function openPage(shown: Shown): Promise<void> {
  shown.close();
  const page = typeof shown.data === "string" ? shown.data : unreadable.page;
  const url = new URL(page, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => window.url === url);
  await (there === undefined ? self.clients.openWindow(url) : there.focus());
}
