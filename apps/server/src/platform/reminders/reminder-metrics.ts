import { Counter } from "prom-client";
import type { Registry } from "prom-client";
import type { ReminderChannel } from "#server/platform/reminders/reminder.ts";

/**
 * `late`: nobody sent it in time. `unwanted`: switched off, or the plan ended, after it was queued.
 * `too_many`: the account has reached the daily limit. `failed`: one attempt; others may follow.
 */
export type ReminderOutcome = "sent" | "failed" | "late" | "unwanted" | "too_many";

export type CountReminders = (
  channel: ReminderChannel["name"],
  outcome: ReminderOutcome,
  reminders?: number,
) => void;

export function createReminderMetrics(registry: Registry): CountReminders {
  const counter = new Counter({
    name: "reminders_total",
    help: "Reminders of tides, licenses and float plans by what became of them",
    labelNames: ["channel", "outcome"] as const,
    registers: [registry],
  });
  return (channel, outcome, reminders = 1) => counter.inc({ channel, outcome }, reminders);
}
