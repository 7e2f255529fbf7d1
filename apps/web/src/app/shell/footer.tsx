import { LegalLinks } from "#web/app/legal/legal-links.tsx";
import { appWording } from "#web/app/wording.ts";

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line px-4 py-5 text-center text-caption text-ink-soft md:px-8">
      <p className="font-semibold text-balance">{appWording.footerProduct}</p>
      <p className="mt-1 text-balance">
        {appWording.footerScores}{" "}
        <span className="whitespace-nowrap">{appWording.notForNavigation}</span>
      </p>
      <LegalLinks />
    </footer>
  );
}
