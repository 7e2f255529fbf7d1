import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { type Modal, modalSearch } from "#web/app/navigation/page-search.ts";
import { appWording } from "#web/app/wording.ts";
import { useStepBack } from "#web/app/navigation/use-step-back.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

const titles: Record<Modal, string> = {
  "catch-log": "Log Your Catch",
  "my-catches": "My Catches",
};

const LogCatchModal = lazyPart(
  async () =>
    (await import("#web/features/catches/quick-modals/log-catch-modal.tsx")).LogCatchModal,
);

const DayOfMember = lazyPart(async () => (await import("#web/app/day-of-member.tsx")).DayOfMember);

const MyCatchesModal = lazyPart(
  async () =>
    (await import("#web/features/catches/quick-modals/my-catches-modal.tsx")).MyCatchesModal,
);

export function Overlays() {
  // Parsed again, because the router also passes on refused values.
  const { modal } = modalSearch({ ...useSearch({ strict: false }) });
  const navigate = useNavigate();
  const stepBack = useStepBack();
  if (modal === undefined) return null;

  function close() {
    stepBack(() => void navigate({ to: ".", search: {}, replace: true }));
  }

  return (
    <Dialog open onClose={close} title={titles[modal]}>
      <Suspense fallback={<Skeleton label={appWording.opening} className="h-72" />}>
        {modal === "catch-log" ? (
          <DayOfMember>
            <LogCatchModal onClose={close} />
          </DayOfMember>
        ) : (
          <MyCatchesModal footer={<ToLogBook />} />
        )}
      </Suspense>
    </Dialog>
  );
}

function ToLogBook() {
  return (
    <Link to="/catch-logger" replace className={buttonStyle("secondary", "regular", true)}>
      {appWording.openLogBook}
    </Link>
  );
}
