import type { Instant } from "@striper/marine/time";
import type { MailMessage } from "#server/platform/mail/mailer.ts";

/** Something an account is to be told at a certain time. */
export interface Reminder {
  readonly accountId: string;
  /** Within the account: the same thing has the same key on every server, whenever it is asked for. */
  readonly key: string;
  readonly dueAt: Instant;
  /** Later than this it is of no use to anybody. */
  readonly tellUntil: Instant;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Where reminders come from: one feature. */
export interface ReminderSource {
  /** Those whose time has come and is not long past, told already or not. */
  due(accountIds: readonly string[], now: Instant): Promise<readonly Reminder[]>;
}

/** Who is reminded by mail. */
export interface ReminderReaders {
  /** With the moment from which on they want it: what was due before is not made up for. */
  all(): Promise<readonly { readonly accountId: string; readonly since: Instant }[]>;
  /** Undefined when the account does not want it, or may not have it, any more. */
  mailFor(reminder: Reminder): Promise<MailMessage | undefined>;
}
