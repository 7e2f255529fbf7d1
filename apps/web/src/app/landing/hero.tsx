import { productName } from "#web/app/product.ts";
import { Coastline } from "#web/app/landing/coastline.tsx";
import { ordinaryTide, tidePaths } from "#web/app/landing/tide-drawing.ts";
import { landingWording } from "#web/app/landing/wording.ts";
import { BrandMark } from "#web/ui/brand-mark.tsx";

/** Draws an ordinary tide without figures; the page's script replaces it with today's. */
function Waterline() {
  const { line, water } = tidePaths(ordinaryTide);
  return (
    <div className="hero-tide" aria-hidden="true">
      <svg viewBox="0 0 1440 240" preserveAspectRatio="none" className="size-full">
        <defs>
          <linearGradient id="deep" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="hero-water-top" />
            <stop offset="1" className="hero-water-deep" />
          </linearGradient>
        </defs>
        <path id="tide-water" d={water} fill="url(#deep)" />
        <path
          id="tide-line"
          d={line}
          className="hero-waterline"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div id="tide-marks" />
      <div id="tide-now" className="hero-now" hidden />
    </div>
  );
}

const buttonShape =
  "inline-flex min-h-14 grow items-center justify-center rounded-control px-7 text-center text-body font-bold sm:grow-0";

export function Hero() {
  return (
    <section className="hero">
      <Coastline className="hero-coast" />
      <Waterline />
      <div className="relative mx-auto flex w-full max-w-300 flex-1 flex-col px-5 pt-5 pb-5 md:px-8 md:pt-8">
        <p className="flex items-center gap-3 text-title font-bold">
          <BrandMark className="w-16 shrink text-hero-line max-[15rem]:w-10" />
          {productName}
        </p>
        <div className="mt-[clamp(1.75rem,5.5svh,8rem)] md:mt-[clamp(2.5rem,11svh,8rem)] max-w-180">
          <h1 className="hero-title">{landingWording.title}</h1>
          <p className="mt-5 text-title font-semibold">{landingWording.tagline}</p>
          <p className="mt-2 max-w-120 text-body text-hero-ink-soft">{landingWording.lead}</p>
          <div className="mt-6 flex flex-wrap md:mt-7 gap-3">
            <a
              href="/sign-up"
              className={`${buttonShape} bg-first-light text-on-first-light hover:opacity-90`}
            >
              {landingWording.start}
            </a>
            <a href="/sign-in" className={`${buttonShape} hero-second-button`}>
              {landingWording.signIn}
            </a>
          </div>
          <p className="mt-4 font-semibold">{landingWording.trust}</p>
          <p className="text-caption text-balance text-hero-ink-soft">{landingWording.terms}</p>
        </div>
        <p className="hero-tide-note data mt-auto text-small">
          <span className="font-semibold">{landingWording.tideHeading}: </span>
          <span id="tide-sentence">{landingWording.tidePlace}</span>
        </p>
      </div>
    </section>
  );
}
