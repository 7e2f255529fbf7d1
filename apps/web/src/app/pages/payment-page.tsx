import { useNavigate, useSearch } from "@tanstack/react-router";
import { useRefreshUser } from "#web/features/accounts/session.ts";
import { PaymentResult } from "#web/features/billing/payment-result-screen.tsx";

export function PaymentPage() {
  const { session_id: sessionId } = useSearch({ strict: false });
  const refreshUser = useRefreshUser();
  const navigate = useNavigate();
  return (
    <main id="main">
      <PaymentResult
        sessionId={sessionId}
        onPaid={() => void refreshUser()}
        onLeave={() => void navigate({ to: "/dashboard", replace: true })}
      />
    </main>
  );
}
