import { useCanGoBack, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { licensesSearch } from "#web/app/navigation/page-search.ts";
import { type LicensesPlace, LicensesScreen } from "#web/features/licenses/licenses-screen.tsx";

/** Closes one level, for people who opened the address directly and have no history. */
const above = ({ license, image }: LicensesPlace): LicensesPlace =>
  license === undefined || image === undefined ? {} : { license };

/** The wallet; what is open is part of the address, so Back closes one level at a time. */
export function LicensesPage() {
  const place = licensesSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();

  function go(search: LicensesPlace, replace: boolean) {
    void navigate({ to: "/licenses", search, replace });
  }

  function back() {
    if (canGoBack) router.history.back();
    else go(above(place), true);
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
