import { useNavigate, useSearch } from "@tanstack/react-router";
import { licensesSearch } from "#web/app/navigation/page-search.ts";
import { useStepBack } from "#web/app/navigation/use-step-back.ts";
import { type LicensesPlace, LicensesScreen } from "#web/features/licenses/licenses-screen.tsx";

const above = ({ license, image }: LicensesPlace): LicensesPlace =>
  license === undefined || image === undefined ? {} : { license };

/**
 * The open license and picture are part of the address, so that Back closes one level at a time.
 */
export function LicensesPage() {
  const place = licensesSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const stepBack = useStepBack();

  function go(search: LicensesPlace, replace: boolean) {
    void navigate({ to: "/licenses", search, replace });
  }

  function back() {
    stepBack(() => go(above(place), true));
  }

  return (
    <LicensesScreen
      place={place}
      onOpen={(next) => go(next, false)}
      onReplace={(next) => go(next, true)}
      onBack={back}
    />
  );
}
