import { useSearch } from "@tanstack/react-router";
import { Backdrop } from "#web/app/pages/entry-page.tsx";
import { SharedPlanDialog } from "#web/features/float-plans/shared-plan-dialog.tsx";

export function FloatPlanPage() {
  const { token } = useSearch({ strict: false });
  return (
    <>
      <Backdrop />
      <SharedPlanDialog token={token} onClose={() => location.assign("/")} />
    </>
  );
}
