import type { Instant } from "@striper/marine/time";

/** A message for an account at a certain time. */
export interface Reminder {
  readonly accountId: string;
  /** Unique within the account, and the same on every server whenever the reminder is computed. */
  readonly key: string;
  readonly dueAt: Instant;
  /** Later than this it is of no use to anybody. */
  readonly sendUntil: Instant;
  readonly subject: string;
  /** The first is enough on its own. */
  readonly paragraphs: readonly string[];
  /** The path of the app that shows it. */
  readonly page: string;
}

/** Where reminders come from: one feature. */
export interface ReminderSource {
  /** Those that are due and not outdated, whether sent already or not. */
  due(accountIds: readonly string[], now: Instant): Promise<readonly Reminder[]>;
}

/** Somebody who wants reminders; those due before `since` are not sent afterwards. */
export interface Recipient {
  readonly accountId: string;
  readonly since: Instant;
}

/** Which part of the recipients: so many, in the order of their account ids. */
export interface RecipientsPage {
  /** The account before the first; undefined: from the start. */
  readonly after: string | undefined;
  readonly most: number;
}

/** A way of reaching people; each reminder is sent through it once. */
export interface ReminderChannel {
  readonly name: "mail" | "push";
  /** Who wants reminders this way. Fewer than `most` are the last. */
  recipients(page: RecipientsPage): Promise<readonly Recipient[]>;
  /**
   * Returns what sends the reminder and rejects when it has to be tried again. Undefined when the
   * account no longer wants it, or is no longer allowed to.
   */
  ready(reminder: Reminder): Promise<(() => Promise<void>) | undefined>;
}
