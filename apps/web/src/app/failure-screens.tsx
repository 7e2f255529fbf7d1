import { Link, useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { appWording } from "#web/app/wording.ts";
import { isOnline } from "#web/platform/online-status.ts";
import { useToken } from "#web/platform/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { LighthouseDrawing, SlackBuoyDrawing } from "#web/ui/drawings.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";

/** Detects a failed chunk import: a newer version has removed the file. */
function isMissingPart(error: unknown): boolean {
  const message = error instanceof Error ? error.message : "";
  return /dynamically imported module|module script|Importing a module/i.test(message);
}

export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const missing = isMissingPart(error) && isOnline();

  function again() {
    reset();
    void router.invalidate();
  }

  return (
    <EmptyState
      wholePage
      drawing={<SlackBuoyDrawing />}
      title={missing ? appWording.oldVersion : appWording.screenFailed}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={missing ? () => location.reload() : again}>{appWording.tryAgain}</Button>
          <Link to="/dashboard" className={buttonStyle("secondary", "regular", false)}>
            {appWording.toDashboard}
          </Link>
        </div>
      }
    >
      <div role="alert">{missing ? appWording.oldVersionHelp : appWording.screenFailedHelp}</div>
    </EmptyState>
  );
}

export function UnknownPage() {
  const isVisitor = useToken() === null;
  return (
    <main id="main">
      <EmptyState
        wholePage
        drawing={<LighthouseDrawing />}
        title={appWording.unknownPage}
        action={
          isVisitor ? (
            <a href="/" className={buttonStyle("primary", "regular", false)}>
              {appWording.toStart}
            </a>
          ) : (
            <Link to="/dashboard" className={buttonStyle("primary", "regular", false)}>
              {appWording.toDashboard}
            </Link>
          )
        }
      >
        {appWording.unknownPageHelp}
      </EmptyState>
    </main>
  );
}
