import {
  ChartArt,
  LicenseArt,
  RingArt,
  RulerArt,
  VesselArt,
} from "#web/app/landing/feature-art.tsx";
import { features, landingWording } from "#web/app/landing/wording.ts";

const arts = [
  { name: "spots", Art: ChartArt },
  { name: "conditions", Art: RingArt },
  { name: "vessels", Art: VesselArt },
  { name: "licenses", Art: LicenseArt },
  { name: "regulations", Art: RulerArt },
] as const;

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-300 px-5 py-10 md:px-8 md:py-14">
      <h2 id="features" className="sr-only">
        {landingWording.featuresHeading}
      </h2>
      <ul className="feature-grid">
        {arts.map(({ name, Art }) => (
          <li key={name} className={`feature feature-${name}`}>
            <div className="feature-art">
              <Art />
            </div>
            <div className="feature-words">
              <h3 className="text-title font-bold">{features[name].title}</h3>
              <p className="mt-1 text-small">{features[name].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
