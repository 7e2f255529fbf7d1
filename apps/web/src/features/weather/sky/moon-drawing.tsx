const radius = 20;

/** The lit part as a path: half the rim, closed by half an ellipse as wide as the phase makes it. */
export function litPath(phaseAngle: number): string {
  const isWaxing = phaseAngle < 180;
  const cosine = Math.cos((phaseAngle * Math.PI) / 180);
  const width = Math.abs(cosine) * radius;
  // From the top along the lit rim to the bottom, and back along the terminator.
  const rim = isWaxing ? 1 : 0;
  const bulgesBack = cosine < 0 ? rim : 1 - rim;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${rim} 0 ${radius}A${width.toFixed(2)} ${radius} 0 0 ${bulgesBack} 0 ${-radius}Z`;
}

/** The moon as it stands over the harbor; its name is beside it. */
export function MoonDrawing({ phaseAngle }: { readonly phaseAngle: number }) {
  return (
    <svg viewBox="-22 -22 44 44" className="size-14 shrink-0" aria-hidden="true">
      <circle r={radius} className="fill-foam stroke-line-strong" />
      <path d={litPath(phaseAngle)} className="fill-first-light" />
    </svg>
  );
}
