import type { ReactNode } from "react";

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 96"
      className="h-24 w-40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function RodDrawing() {
  return (
    <Drawing>
      <path d="M26 78 118 14" />
      <path d="M118 14c14 8 20 26 20 48" strokeWidth="1.2" />
      <circle cx="138" cy="66" r="4" stroke="var(--first-light)" />
      <path d="M30 70l8 10M22 84l10-4" />
      <circle cx="46" cy="68" r="5" />
      <path d="M8 84c12-5 20-5 32 0s20 5 32 0 20-5 32 0 20 5 32 0 12-4 16-4" />
    </Drawing>
  );
}

export function LighthouseDrawing() {
  return (
    <Drawing>
      <path d="M70 78 74 34h12l4 44" />
      <path d="M72 34h16M75 34v-9h10v9M74 25l6-7 6 7" />
      <path d="M71 52h18M70 64h20" />
      <path d="M92 28l44-12M92 30l44 8" stroke="var(--first-light)" strokeWidth="1.4" />
      <path d="M46 82c8-6 16-4 24-4h20c10 0 16 0 24 5" />
      <path d="M8 88c12-5 20-5 32 0s20 5 32 0 20-5 32 0 20 5 32 0 12-4 16-4" />
    </Drawing>
  );
}

export function SlackBuoyDrawing() {
  return (
    <Drawing>
      <path d="M80 26a18 18 0 0 1 18 18H62a18 18 0 0 1 18-18Z" stroke="var(--first-light)" />
      <path d="M62 44c0 12 8 20 18 20s18-8 18-20" />
      <path d="M80 26v-8M74 18h12" />
      <path d="M80 64c0 10-10 8-8 16s14 4 12 12" strokeWidth="1.4" />
      <path d="M8 58c12-5 20-5 32 0 8 3 14 4 22 2M98 60c6 2 10 2 16-1 12-5 20-5 32 0" />
    </Drawing>
  );
}
