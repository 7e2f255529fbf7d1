import { appWording } from "#web/app/wording.ts";
import { LegalLinks } from "#web/app/legal/legal-links.tsx";
import { FeatureCards } from "#web/app/landing/feature-cards.tsx";
import { Hero } from "#web/app/landing/hero.tsx";
import { landingWording } from "#web/app/landing/wording.ts";

export function LandingPage() {
  return (
    <>
      <main>
        <Hero />
        <FeatureCards />
        <p className="px-5 pb-10 text-center">
          <a
            href="/accuracy"
            className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
          >
            {landingWording.accuracy}
          </a>
        </p>
      </main>
      <footer className="border-t border-line px-5 py-6 text-center text-caption text-ink-soft">
        <p className="font-semibold text-balance">{appWording.footerProduct}</p>
        <p className="mt-1 text-balance">{appWording.footerScores}</p>
        <p className="mt-1 text-balance">
          {landingWording.notForNavigation} {landingWording.shoreline}
        </p>
        <LegalLinks />
      </footer>
    </>
  );
}
