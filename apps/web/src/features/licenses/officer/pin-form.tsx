import { useEffect, useRef, useState } from "react";
import { tryPin } from "#web/features/licenses/officer/lock/lock-store.ts";
import { PinField } from "#web/features/licenses/officer/lock/pin-field.tsx";
import { pinGate, waitText, type Tries } from "#web/features/licenses/officer/lock/pin-policy.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Form } from "#web/ui/fields/form.tsx";

const wording = licensesWording.officer.unlock;

interface PinFormProps {
  readonly accountId: string;
  readonly tries: Tries;
  readonly onUnlocked: () => void;
}

export function PinForm({ accountId, tries, onUnlocked }: PinFormProps) {
  const [pin, setPin] = useState("");
  const [isChecking, setChecking] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const now = useSeconds(tries.failures > 0);
  const gate = pinGate(tries, now);

  async function check() {
    setChecking(true);
    const outcome = await tryPin(accountId, pin, Date.now());
    setChecking(false);
    setPin("");
    setWrong(outcome.kind === "wrong");
    if (outcome.kind === "right") onUnlocked();
  }

  function submit() {
    if (!isChecking && !isWaiting && pin !== "") void check();
  }

  // Focus returns to the field, because the button is useless until there is another PIN.
  useEffect(() => {
    if (isWrong && !isChecking) field.current?.focus();
  }, [isWrong, isChecking]);

  if (gate.kind === "password-only")
    return (
      <p role="alert" className="font-semibold text-danger">
        {wording.passwordOnly}
      </p>
    );
  // An attempt counts before its check; the wait shows after it.
  const isWaiting = gate.kind === "waiting" && !isChecking;
  const error = isWaiting
    ? wording.wait(waitText(gate.leftMs))
    : isWrong
      ? wording.wrong
      : undefined;
  return (
    <Form onSubmit={submit}>
      <PinField
        ref={field}
        label={wording.pin}
        name="pin"
        value={pin}
        error={error}
        disabled={isWaiting}
        onChange={setPin}
      />
      <Button type="submit" size="large" wide disabled={isChecking || isWaiting || pin === ""}>
        {isChecking ? wording.checking : wording.submit}
      </Button>
    </Form>
  );
}

function useSeconds(isWaiting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return now;
}
