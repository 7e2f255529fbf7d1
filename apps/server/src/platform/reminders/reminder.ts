import type { Instant } from "@striper/marine/time";
import type { Connection } from "#server/platform/database/connection.ts";

/** A message for an account at a certain time. */
export interface Reminder {
  readonly accountId: string;
  /** Unique within the account, and the same on every server whenever the reminder is computed. */
  readonly key: string;
  readonly dueAt: Instant;
  /** The server does not send it any later. */
  readonly sendUntil: Instant;
  /** Push services hold it so long for a device that is off. */
  readonly usefulUntil: Instant;
  readonly subject: string;
  /** The first is enough on its own. */
  readonly paragraphs: readonly string[];
  /** The path of the app that shows it. */
  readonly page: string;
}

export interface TakenReminders {
  readonly reminders: readonly Reminder[];
  /** True when fewer rows were due than asked for. */
  readonly isLast: boolean;
}

/** Where reminders come from: one feature. */
export interface ReminderSource {
  /**
   * Processes the next due rows, at most `most`, and stores when each is due again, in the caller's
   * transaction. Rows locked by another server are skipped.
   */
  take(connection: Connection, now: Instant, most: number): Promise<TakenReminders>;
}

/** A reminder that is to be sent through one channel. */
export type WaitingReminder = Omit<Reminder, "dueAt">;

type SendReminder = () => Promise<void>;

/** A way of reaching people; each reminder is sent through it once. */
export interface ReminderChannel {
  readonly name: "mail" | "push";
  /** Reminders that are sent at the same time. */
  readonly atOnce: number;
  /**
   * Of these accounts those that want this channel, with the time since when; earlier reminders are
   * not sent.
   */
  wantedSince(
    connection: Connection,
    accountIds: readonly string[],
    now: Instant,
  ): Promise<ReadonlyMap<string, Instant>>;
  /**
   * For each reminder, in their order, what sends it and rejects when it has to be tried again. Undefined
   * when the account no longer wants it, or is no longer allowed to.
   */
  ready(reminders: readonly WaitingReminder[]): Promise<readonly (SendReminder | undefined)[]>;
}
