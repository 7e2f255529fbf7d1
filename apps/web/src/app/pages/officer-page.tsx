import { signIn } from "@striper/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { useBlocker, useNavigate } from "@tanstack/react-router";
import { MapPin } from "lucide-react";
import { useEffect } from "react";
import { beginSession, useSession } from "#web/features/accounts/session.ts";
import {
  isInOfficerMode,
  leaveOfficerMode,
  type OfficerMode,
} from "#web/features/licenses/officer/officer-mode.ts";
import { OfficerView } from "#web/features/licenses/officer/officer-view.tsx";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { PlaceRules } from "#web/features/regulations/place/place-rules.tsx";
import { call } from "#web/platform/api/api-client.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";
import { askPosition, useDevicePosition } from "#web/platform/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";

const wording = licensesWording.officer.here;

/** Replaces every page while a license is shown to an officer. */
export function OfficerPage({ mode }: { readonly mode: OfficerMode }) {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // Back would move to another page underneath, which would appear after officer mode ends.
  useBlocker({ shouldBlockFn: isInOfficerMode, enableBeforeUnload: false });
  const user = session.kind === "signed-in" ? session.user : null;
  const isForeign = user !== null && user.user_id !== mode.accountId;
  // Another account signed in; this PIN does not lock their app.
  useEffect(() => {
    if (isForeign) leaveOfficerMode();
  }, [isForeign]);
  if (isForeign) return null;

  async function byPassword(password: string) {
    if (user === null) throw new Error("nobody knows whose password it would be");
    const answer = await call(signIn, { body: { email: user.email, password } });
    beginSession(queries, answer);
  }

  return (
    <AccountIdProvider value={mode.accountId}>
      <OfficerView
        accountId={mode.accountId}
        licenseId={mode.licenseId}
        isLocked={mode.isLocked}
        rules={<OfficerRules />}
        onPassword={byPassword}
        onLeft={() => void navigate({ to: "/licenses", replace: true })}
      />
    </AccountIdProvider>
  );
}

function OfficerRules() {
  const device = useDevicePosition();
  if (device.state === "known")
    return (
      <div className="rounded-card border border-line p-4">
        <PlaceRules position={device.position} accuracyM={device.accuracy_m} />
      </div>
    );
  return (
    <div className="rounded-card border border-line p-4">
      <p className="mb-3 text-small text-ink-soft">
        {device.state === "denied" ? wording.denied : wording.unknown}
      </p>
      {device.state === "denied" ? null : (
        <Button
          tone="secondary"
          disabled={device.state === "asking"}
          onClick={() => void askPosition()}
        >
          <MapPin size={18} aria-hidden="true" />
          {device.state === "asking" ? wording.asking : wording.ask}
        </Button>
      )}
    </div>
  );
}
