import type { User } from "@striper/contract/accounts";

/** An account in its trial. */
export const someUser: User = {
  user_id: "0198a000-0000-7000-8000-000000000001",
  email: "ann@example.com",
  email_confirmed: true,
  display_name: "Ann Angler",
  subscription_status: "trial",
  trial_days_remaining: 5,
  trial_end_date: "2026-06-20T12:00:00.000Z",
  role: "user",
  created_at: "2026-06-13T12:00:00.000Z",
  has_access: true,
  access_until: "2026-06-20T12:00:00.000Z",
  pending_email: null,
  preferences: { units: "us", light_mode: "auto" },
  reminder_mails: false,
};
