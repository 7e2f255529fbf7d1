import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { Coastline } from "#web/app/landing/coastline.tsx";
import { productName } from "#web/app/product.ts";
import {
  ClaimAdminDialog,
  ConfirmEmailDialog,
  StopRemindersDialog,
  UndoEmailChangeDialog,
} from "#web/features/accounts/link-dialogs.tsx";
import { ForgotPasswordDialog } from "#web/features/accounts/password/forgot-password-dialog.tsx";
import { NewPasswordDialog } from "#web/features/accounts/password/new-password-dialog.tsx";
import { SignInDialog } from "#web/features/accounts/sign-in-dialog.tsx";
import { SignUpDialog } from "#web/features/accounts/sign-up-dialog.tsx";
import { onSessionElsewhere, readToken, wasSessionEnded } from "#web/platform/session.ts";
import { updateDeviceWaters } from "#web/platform/device-waters.ts";
import { BrandMark } from "#web/ui/brand-mark.tsx";

/** Sentences of the specification, by requested page. */
const reasons = [
  ["/catch-logger", "Please log in to access catch logger"],
  ["/ai-chat", "Please log in to use the AI assistant"],
  ["/licenses", "Please log in to view licenses"],
] as const;

const overlayReasons = [
  ["catch-log", "Please log in to log catches"],
  ["my-catches", "Please log in to view catches"],
] as const;

const logReason = "Please log in to view your catch log";

const otherReason = "Please log in first";

const endedReason =
  "Your session has ended. What you saved on this device is kept. Please sign in again.";

function leave(): void {
  location.assign("/");
}

export function Backdrop() {
  return (
    <main
      id="main"
      className="fixed inset-0 bg-linear-to-b from-hero-sky-top via-hero-sky-mid to-hero-sky-low"
    >
      <Coastline className="absolute inset-0 size-full" />
      <h1 className="absolute top-5 left-5 flex items-center gap-3 text-title font-bold text-hero-ink md:top-8 md:left-8">
        <BrandMark className="w-16 text-hero-line" />
        {productName}
      </h1>
    </main>
  );
}

function useEntry() {
  const navigate = useNavigate();
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  const search = next === undefined ? {} : { next };
  return {
    reason: signInReason(next, wasSessionEnded()),
    enter: () => router.history.replace(next ?? "/dashboard"),
    toDashboard: () => void navigate({ to: "/dashboard", replace: true }),
    toSignIn: () => void navigate({ to: "/sign-in", search, replace: true }),
    toSignUp: () => void navigate({ to: "/sign-up", search, replace: true }),
    toForgot: () => void navigate({ to: "/forgot-password", search, replace: true }),
  };
}

/** Redirects signed-in people, including those who sign in from another tab. */
function usePassThrough(enter: () => void): void {
  const pass = useEffectEvent(enter);
  useEffect(() => {
    const passIfSignedIn = () => {
      if (readToken() !== null) pass();
    };
    passIfSignedIn();
    return onSessionElsewhere(passIfSignedIn);
  }, []);
}

export function SignInPage() {
  const { reason, enter, toSignUp, toForgot } = useEntry();
  usePassThrough(enter);
  return (
    <>
      <Backdrop />
      <SignInDialog
        reason={reason}
        onClose={leave}
        onSignedIn={enter}
        onSignUp={toSignUp}
        onForgot={toForgot}
      />
    </>
  );
}

export function SignUpPage() {
  const { enter, toSignIn } = useEntry();
  usePassThrough(enter);

  function begin() {
    updateDeviceWaters({ isAsking: true });
    enter();
  }

  return (
    <>
      <Backdrop />
      <SignUpDialog onClose={leave} onSignedUp={begin} onSignIn={toSignIn} />
    </>
  );
}

export function ForgotPasswordPage() {
  const { toSignIn } = useEntry();
  return (
    <>
      <Backdrop />
      <ForgotPasswordDialog onClose={leave} onSignIn={toSignIn} />
    </>
  );
}

export function ResetPasswordPage() {
  const { toSignIn, toForgot } = useEntry();
  const { token } = useSearch({ strict: false });
  return (
    <>
      <Backdrop />
      <NewPasswordDialog token={token} onClose={leave} onDone={toSignIn} onAskAgain={toForgot} />
    </>
  );
}

export function ConfirmEmailPage() {
  const { toDashboard } = useEntry();
  const { token } = useSearch({ strict: false });
  return (
    <>
      <Backdrop />
      <ConfirmEmailDialog token={token} onClose={toDashboard} />
    </>
  );
}

export function UndoEmailChangePage() {
  const { toSignIn } = useEntry();
  const { token } = useSearch({ strict: false });
  return (
    <>
      <Backdrop />
      <UndoEmailChangeDialog token={token} onClose={toSignIn} />
    </>
  );
}

export function StopRemindersPage() {
  const { toDashboard } = useEntry();
  const { token } = useSearch({ strict: false });
  return (
    <>
      <Backdrop />
      <StopRemindersDialog token={token} onClose={toDashboard} />
    </>
  );
}

/** Requires an account, so it lives inside the account gate. */
export function ClaimAdminPage() {
  const { toDashboard } = useEntry();
  const { token } = useSearch({ strict: false });
  return (
    <>
      <Backdrop />
      <ClaimAdminDialog token={token} onClose={toDashboard} />
    </>
  );
}

export function signInReason(next: string | undefined, isEnded: boolean): string | undefined {
  if (isEnded) return endedReason;
  if (next === undefined) return undefined;
  const { pathname, searchParams } = new URL(next, "https://here.invalid");
  const modal = searchParams.get("modal");
  const isLogging = pathname === "/catch-logger" && searchParams.has("log");
  const over = isLogging ? "catch-log" : modal;
  const [, overlay] = overlayReasons.find(([name]) => name === over) ?? [];
  const isInLog =
    pathname === "/catch-logger" && (searchParams.has("tab") || searchParams.has("catch"));
  if (pathname === "/dashboard" && modal === null) return undefined;
  const [, view = otherReason] = reasons.find(([path]) => path === pathname) ?? [];
  return overlay ?? (isInLog ? logReason : view);
}
