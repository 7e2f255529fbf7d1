import { Fingerprint } from "lucide-react";
import { useEffect, useState } from "react";
import {
  hasDeviceUnlock,
  setUpDeviceUnlock,
} from "#web/features/licenses/officer/lock/device-unlock.ts";
import { saveCredential, savePin } from "#web/features/licenses/officer/lock/lock-store.ts";
import { canHash } from "#web/features/licenses/officer/lock/pin-hash.ts";
import { PinField } from "#web/features/licenses/officer/lock/pin-field.tsx";
import { pinProblem } from "#web/features/licenses/officer/lock/pin-policy.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Form } from "#web/ui/fields/form.tsx";
import { Banner, Failure } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

const wording = licensesWording.officer.setup;

interface SetLockDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly onClose: () => void;
  readonly onSet: () => void;
}

export function SetLockDialog({ title, submit, onClose, onSet }: SetLockDialogProps) {
  const accountId = useAccountId();
  const [hasDevice, setHasDevice] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void hasDeviceUnlock().then((has) => (isOver ? undefined : setHasDevice(has)));
    return () => {
      isOver = true;
    };
  }, []);

  async function chooseDevice() {
    const credentialId = await setUpDeviceUnlock();
    if (credentialId === null) {
      setFailure(wording.deviceFailed);
      return;
    }
    try {
      await saveCredential(accountId, credentialId);
      onSet();
    } catch {
      setFailure(wording.unavailable);
    }
  }

  return (
    <Dialog open backCloses onClose={onClose} title={title} description={wording.lead}>
      {canHash() ? (
        <div className="flex flex-col gap-4">
          <Failure text={failure} />
          {hasDevice ? (
            <div>
              <Button size="large" wide tone="secondary" onClick={() => void chooseDevice()}>
                <Fingerprint size={22} aria-hidden="true" /> {wording.device}
              </Button>
              <p className="mt-1.5 text-caption text-ink-soft">{wording.deviceHint}</p>
              <p className="mt-3 text-center text-small text-ink-soft">{wording.or}</p>
            </div>
          ) : null}
          <NewPinForm
            submit={submit}
            save={(pin) => savePin(accountId, pin)}
            onSaved={onSet}
            onFailed={() => setFailure(wording.unavailable)}
          />
        </div>
      ) : (
        <Banner tone="warning">{wording.unavailable}</Banner>
      )}
    </Dialog>
  );
}

interface NewPinFormProps {
  readonly submit: string;
  readonly save: (pin: string) => Promise<void>;
  readonly onSaved: () => void;
  readonly onFailed: () => void;
}

function NewPinForm({ submit, save, onSaved, onFailed }: NewPinFormProps) {
  const [pin, setPin] = useState("");
  const [again, setAgain] = useState("");
  const [wasSent, setSent] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const problem = pinProblem(pin);
  const isSame = pin === again;

  async function keep() {
    setSaving(true);
    try {
      await save(pin);
      onSaved();
    } catch {
      onFailed();
    } finally {
      setSaving(false);
    }
  }

  function submitOnce() {
    setSent(true);
    if (problem === null && isSame && !isSaving) void keep();
  }

  return (
    <Form onSubmit={submitOnce}>
      <PinField
        label={wording.pin}
        name="new-pin"
        value={pin}
        error={wasSent && problem !== null ? wording[problem] : undefined}
        onChange={setPin}
      />
      <PinField
        label={wording.repeat}
        name="repeat-pin"
        value={again}
        error={wasSent && problem === null && !isSame ? wording.different : undefined}
        onChange={setAgain}
      />
      <Button type="submit" size="large" wide disabled={isSaving}>
        {isSaving ? wording.saving : submit}
      </Button>
    </Form>
  );
}
