import type { FloatPlan } from "@striper/contract/float-plans";
import { minute } from "@striper/marine/time";

export const back = Date.UTC(2026, 5, 13, 15);
/** Six hours at Graves, known to the server. */
export const known: FloatPlan = {
  plan_id: "6b8f4f3e-8f5b-4f51-9d55-0b7b1a4cf001",
  contact_id: "c",
  who: "Ann",
  people: 2,
  where: "Graves",
  boat: null,
  vehicle: null,
  phone: null,
  if_not: null,
  coast: "MA",
  starts_at: "2026-06-13T09:00:00Z",
  back_at: new Date(back).toISOString(),
  overdue_minutes: 45,
  overdue_at: new Date(back + 45 * minute).toISOString(),
  ended_at: null,
  link_revoked: false,
  mails: [],
  created_at: "2026-06-13T08:00:00Z",
  updated_at: "2026-06-13T08:00:00Z",
};
export const contact = {
  contact_id: "c",
  name: "Bo",
  email: "bo@example.com",
  state: "confirmed",
  asked_at: "2026-06-01T08:00:00Z",
  answered_at: "2026-06-01T09:00:00Z",
} as const;
