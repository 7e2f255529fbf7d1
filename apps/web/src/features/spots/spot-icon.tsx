import type { SpotType } from "@striper/angling/spots";
import {
  Anchor,
  Construction,
  Footprints,
  Mountain,
  Pyramid,
  Shell,
  Star,
  TreePalm,
  Waves,
  type LucideIcon,
} from "lucide-react";

const icons: Readonly<Record<SpotType, LucideIcon>> = {
  structure: Pyramid,
  flats: Waves,
  shore: Footprints,
  jetty: Construction,
  rocks: Mountain,
  beach: Shell,
  harbor: Anchor,
  island: TreePalm,
};

export function SpotIcon({ type }: { readonly type: SpotType | null }) {
  const Icon = type === null ? Star : icons[type];
  return (
    <span
      className="flex size-10 shrink-0 items-center justify-center rounded-pill border-2 border-current"
      style={{ color: type === null ? "var(--primary)" : `var(--spot-${type})` }}
    >
      <Icon size={20} aria-hidden="true" />
    </span>
  );
}
