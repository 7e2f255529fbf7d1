import { LegalPage } from "#web/app/legal/legal-page.tsx";
import { privacy } from "#web/app/legal/privacy-text.ts";
import { terms } from "#web/app/legal/terms-text.ts";

export function TermsPage() {
  return <LegalPage {...terms} />;
}

export function PrivacyPage() {
  return <LegalPage {...privacy} />;
}
