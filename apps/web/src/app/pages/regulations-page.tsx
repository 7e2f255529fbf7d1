import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { DayOfMember } from "#web/app/day-of-member.tsx";
import { useStepBack } from "#web/app/navigation/use-step-back.ts";
import { useSession } from "#web/features/accounts/session.ts";
import { regulationsAddress } from "#web/features/regulations/regulations-address.ts";
import { RegulationsScreen } from "#web/features/regulations/regulations-screen.tsx";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";

export function RegulationsPage() {
  const address = regulationsAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const session = useSession();
  const isAdmin = session.kind === "signed-in" && session.user.role === "admin";

  const shown = useRef(address.view);
  useEffect(() => {
    if (shown.current === address.view) return;
    shown.current = address.view;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [address.view]);

  function back() {
    stepBack(() => void navigate({ to: "/regulations", search: {}, replace: true }));
  }

  const screen = (
    <RegulationsScreen
      address={address}
      onAddress={(search) =>
        void navigate({ to: "/regulations", search, resetScroll: search.view !== address.view })
      }
      onBack={back}
      onLog={({ species, length, isReleased, mode }) =>
        void navigate({
          to: "/catch-logger",
          search: {
            log: "new",
            species,
            length,
            released: isReleased ? "yes" : "no",
            ...(mode === null ? {} : { mode }),
          },
        })
      }
      aside={
        isAdmin ? (
          <Link to="/rule-desk" className={buttonStyle("secondary", "regular", false)}>
            {wording.desk}
          </Link>
        ) : null
      }
    />
  );
  return address.view === "keep-or-release" ? <DayOfMember>{screen}</DayOfMember> : screen;
}
