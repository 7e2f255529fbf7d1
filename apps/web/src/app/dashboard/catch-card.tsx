import { Link } from "@tanstack/react-router";
import { dashboardWording as wording } from "#web/app/dashboard/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

/** The quick way into the log book; both open over the dashboard, and Back closes them. */
export function CatchCard() {
  return (
    <Card className="@container">
      <div className="@lg:flex @lg:items-center @lg:gap-4">
        <div className="min-w-0 flex-1">
          <CardHeader title={wording.catchLogger} />
          <p className="mb-4 text-small text-ink-soft @lg:-mt-2 @lg:mb-0">{wording.catchLead}</p>
        </div>
        <div className="grid grid-cols-2 gap-3 max-[22rem]:gap-2 @lg:w-80 @lg:shrink-0">
          <Link
            to="/dashboard"
            search={{ modal: "catch-log" }}
            className={buttonStyle("primary", "large", true)}
          >
            {wording.logCatch}
          </Link>
          <Link
            to="/dashboard"
            search={{ modal: "my-catches" }}
            className={buttonStyle("secondary", "large", true)}
          >
            {wording.myCatches}
          </Link>
        </div>
      </div>
    </Card>
  );
}
