import { useEffect, useRef, useState } from "react";
import { tryPin } from "#web/features/licenses/officer/lock/lock-store.ts";
import {
  pinGate,
  pinMaxDigits,
  waitText,
  type Tries,
} from "#web/features/licenses/officer/lock/pin-policy.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";

const wording = licensesWording.officer.unlock;

interface PinFormProps {
  readonly accountId: string;
  readonly tries: Tries;
  readonly onUnlocked: () => void;
}

/** One try at a time, each slower than the last once a few were wrong. */
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

  // The button that was pressed has nothing to do until there is another PIN.
  useEffect(() => {
    if (isWrong && !isChecking) field.current?.focus();
  }, [isWrong, isChecking]);

  if (gate.kind === "password-only")
    return (
      <p role="alert" className="font-semibold text-danger">
        {wording.passwordOnly}
      </p>
    );
  // The attempt is counted before the check; the wait is shown after it.
  const isWaiting = gate.kind === "waiting" && !isChecking;
  const error = isWaiting
    ? wording.wait(waitText(gate.leftMs))
    : isWrong
      ? wording.wrong
      : undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChecking && !isWaiting && pin !== "") void check();
      }}
    >
      <PasswordField
        ref={field}
        label={wording.pin}
        name="pin"
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinMaxDigits}
        value={pin}
        error={error}
        disabled={isWaiting}
        onChange={(event) => setPin(event.target.value)}
      />
      <Button type="submit" size="large" wide disabled={isChecking || isWaiting || pin === ""}>
        {isChecking ? wording.checking : wording.submit}
      </Button>
    </form>
  );
}

/** The present, renewed every second while somebody waits for it. */
function useSeconds(isWaiting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return now;
}
