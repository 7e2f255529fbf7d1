import type { ReactNode } from "react";
import {
  ChartArt,
  LicenseArt,
  RingArt,
  RulerArt,
  VesselArt,
} from "#web/app/landing/feature-art.tsx";
import { features, landingWording, type Feature } from "#web/app/landing/wording.ts";

interface FeatureCardProps {
  readonly feature: Feature;
  readonly look: string;
  readonly children: ReactNode;
}

function FeatureCard({ feature, look, children }: FeatureCardProps) {
  return (
    <li className={`feature ${look}`}>
      <div className="feature-art">{children}</div>
      <div className="feature-words">
        <h3 className="text-title font-bold">{feature.title}</h3>
        <p className="mt-1 text-small">{feature.text}</p>
      </div>
    </li>
  );
}

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-300 px-5 py-10 md:px-8 md:py-14">
      <h2 id="features" className="sr-only">
        {landingWording.featuresHeading}
      </h2>
      <ul className="feature-grid">
        <FeatureCard feature={features.spots} look="feature-spots">
          <ChartArt />
        </FeatureCard>
        <FeatureCard feature={features.conditions} look="feature-conditions">
          <RingArt />
        </FeatureCard>
        <FeatureCard feature={features.vessels} look="feature-vessels">
          <VesselArt />
        </FeatureCard>
        <FeatureCard feature={features.licenses} look="feature-licenses">
          <LicenseArt />
        </FeatureCard>
        <FeatureCard feature={features.regulations} look="feature-regulations">
          <RulerArt />
        </FeatureCard>
      </ul>
    </section>
  );
}
