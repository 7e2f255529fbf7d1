import type { Instant } from "@striper/marine/time";
import type { Connection } from "#server/platform/database/connection.ts";

export interface Reminder {
  readonly accountId: string;
  /** Unique within the account and equal on every server whenever the reminder is computed. */
  readonly key: string;
  readonly dueAt: Instant;
  readonly sendUntil: Instant;
  /** Push services keep it until then for a device that is off. */
  readonly usefulUntil: Instant;
  readonly subject: string;
  /** The first paragraph must suffice on its own. */
  readonly paragraphs: readonly string[];
  readonly page: string;
}

export interface TakenReminders {
  readonly reminders: readonly Reminder[];
  /** True when fewer rows were due than requested. */
  readonly isLast: boolean;
}

export interface ReminderSource {
  /**
   * Processes up to `most` due rows and stores when each is due again, in the caller's transaction.
   * Skips rows locked by another server.
   */
  take(connection: Connection, now: Instant, most: number): Promise<TakenReminders>;
}

export type WaitingReminder = Omit<Reminder, "dueAt">;

type SendReminder = () => Promise<void>;

/** A way of reaching people. Each reminder is sent through it once. */
export interface ReminderChannel {
  readonly name: "mail" | "push";
  readonly atOnce: number;
  /**
   * Returns the accounts that want this channel, with the time since when. Earlier reminders are
   * not sent.
   */
  wantedSince(
    connection: Connection,
    accountIds: readonly string[],
    now: Instant,
  ): Promise<ReadonlyMap<string, Instant>>;
  /**
   * Returns a function per reminder that sends it and rejects to request a retry. An entry is
   * undefined when the account no longer wants the reminder or has lost access.
   */
  ready(reminders: readonly WaitingReminder[]): Promise<readonly (SendReminder | undefined)[]>;
}
