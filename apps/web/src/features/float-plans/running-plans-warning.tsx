import { endsWithAccount } from "#web/features/float-plans/float-plan-view.ts";
import { useFloatPlans } from "#web/features/float-plans/queries.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

export function RunningPlansWarning() {
  const here = useFloatPlans();
  const text = here === undefined ? null : endsWithAccount(here);
  return text === null ? null : <Banner tone="warning">{text}</Banner>;
}
