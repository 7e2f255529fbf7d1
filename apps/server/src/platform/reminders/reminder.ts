import type { Instant } from "@striper/marine/time";

/** Something an account is to be told at a certain time. */
export interface Reminder {
  readonly accountId: string;
  /** Within the account: the same thing has the same key on every server, whenever it is asked for. */
  readonly key: string;
  readonly dueAt: Instant;
  /** Later than this it is of no use to anybody. */
  readonly tellUntil: Instant;
  readonly subject: string;
  /** The first says it all. */
  readonly paragraphs: readonly string[];
  /** The path of the app that shows it. */
  readonly page: string;
}

/** Where reminders come from: one feature. */
export interface ReminderSource {
  /** Those whose time has come and is not long past, told already or not. */
  due(accountIds: readonly string[], now: Instant): Promise<readonly Reminder[]>;
}

/** A way to remind people, each told by it once. */
export interface ReminderChannel {
  readonly name: "mail" | "push";
  /** Who wants it, with the moment from which on: what was due before is not made up for. */
  readers(): Promise<readonly { readonly accountId: string; readonly since: Instant }[]>;
  /**
   * What tells it, rejecting when it has to be tried again. Undefined when the account does not want
   * it, or may not have it, any more.
   */
  ready(reminder: Reminder): Promise<(() => Promise<void>) | undefined>;
}
