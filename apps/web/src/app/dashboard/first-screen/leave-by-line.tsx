import { leaveText, type LeaveQuestion } from "#web/app/dashboard/first-screen/leave-by-view.ts";
import { useTripPlans } from "#web/features/trip-plans/trip-plans-store.ts";

export function LeaveByLine(question: Omit<LeaveQuestion, "plans">) {
  const plans = useTripPlans();
  const text = plans === undefined ? null : leaveText({ ...question, plans });
  return text === null ? null : <strong>{text}</strong>;
}
