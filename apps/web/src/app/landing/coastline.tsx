/*
 * The shoreline is from GSHHG, the Global Self-consistent, Hierarchical, High-resolution Geography
 * Database, by Paul Wessel and Walter H. F. Smith, distributed under the GNU Lesser General Public
 * License, version 3 or later; cut to Boston Harbor and simplified here. Not for navigation.
 * https://www.soest.hawaii.edu/pwessel/gshhg/
 */
import coastline from "#web/app/landing/generated/coastline.json" with { type: "json" };

export const shoreId = "shore";

export function Coastline({ className }: { readonly className: string }) {
  const shore = `#${shoreId}`;
  return (
    <svg
      viewBox={`0 0 ${coastline.width} ${coastline.height}`}
      preserveAspectRatio="xMidYMin slice"
      className={className}
      fill="none"
      stroke="var(--hero-coast)"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <defs>
        <path id={shoreId} d={coastline.path} />
      </defs>
      <use href={shore} strokeWidth="22" strokeOpacity="0.08" />
      <use href={shore} strokeWidth="9" strokeOpacity="0.16" />
      <use href={shore} strokeWidth="1.6" />
    </svg>
  );
}
