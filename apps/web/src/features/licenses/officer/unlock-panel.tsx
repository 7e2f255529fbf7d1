import { Fingerprint } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { askDeviceUnlock } from "#web/features/licenses/officer/lock/device-unlock.ts";
import { forgetLock, readLock, type Lock } from "#web/features/licenses/officer/lock/lock-store.ts";
import { leaveOfficerMode } from "#web/features/licenses/officer/officer-mode.ts";
import { PasswordForm } from "#web/features/licenses/officer/password-form.tsx";
import { PinForm } from "#web/features/licenses/officer/pin-form.tsx";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";

const wording = licensesWording.officer.unlock;

interface UnlockPanelProps {
  readonly accountId: string;
  readonly onPassword: (password: string) => Promise<void>;
  readonly onLeft: () => void;
  readonly onCancel: () => void;
}

const failureOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : wording.passwordFailed;

export function UnlockPanel({ accountId, onPassword, onLeft, onCancel }: UnlockPanelProps) {
  const lock = useLive(`lock ${accountId}`, () => readLock(accountId));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function leave() {
    leaveOfficerMode();
    onLeft();
  }

  async function byPassword(password: string) {
    await onPassword(password);
    // Without local storage there is no lock to remove.
    await forgetLock(accountId).catch(() => undefined);
    leave();
  }

  return (
    <div className="mx-auto flex w-full max-w-110 flex-col gap-5 px-4 py-8">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-heading font-bold outline-none">
          {wording.title}
        </h1>
        <p className="mt-1 text-ink-soft">{licensesWording.officer.locked}</p>
      </div>
      {lock === undefined ? null : (
        <Doors {...{ accountId, lock }} onUnlocked={leave} onPassword={byPassword} />
      )}
      <Button tone="secondary" size="large" wide onClick={onCancel}>
        {wording.cancel}
      </Button>
    </div>
  );
}

interface DoorsProps {
  readonly accountId: string;
  readonly lock: Lock;
  readonly onUnlocked: () => void;
  readonly onPassword: (password: string) => Promise<void>;
}

function Doors({ accountId, lock, onUnlocked, onPassword }: DoorsProps) {
  const { hasPin, tries, credentialId } = lock;
  const [isForgotten, setForgotten] = useState(!hasPin && credentialId === null);
  if (isForgotten) return <PasswordForm onPassword={onPassword} failureOf={failureOf} />;
  return (
    <>
      {credentialId === null ? null : (
        <DeviceDoor credentialId={credentialId} onUnlocked={onUnlocked} />
      )}
      {hasPin ? <PinForm {...{ accountId, tries, onUnlocked }} /> : null}
      <TextButton className="self-center" onClick={() => setForgotten(true)}>
        {hasPin ? wording.forgot : wording.byPassword}
      </TextButton>
    </>
  );
}

interface DeviceDoorProps {
  readonly credentialId: Uint8Array<ArrayBuffer>;
  readonly onUnlocked: () => void;
}

function DeviceDoor({ credentialId, onUnlocked }: DeviceDoorProps) {
  const [hasFailed, setFailed] = useState(false);
  async function ask() {
    const isUnlocked = await askDeviceUnlock(credentialId);
    setFailed(!isUnlocked);
    if (isUnlocked) onUnlocked();
  }
  return (
    <div>
      <Button size="large" wide onClick={() => void ask()}>
        <Fingerprint size={22} aria-hidden="true" /> {wording.device}
      </Button>
      {hasFailed ? (
        <p role="alert" className="mt-1.5 text-small font-semibold text-danger">
          {wording.deviceFailed}
        </p>
      ) : null}
    </div>
  );
}
