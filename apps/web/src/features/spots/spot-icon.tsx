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
import { classes } from "#web/ui/classes.ts";

const looks: Record<SpotType, { readonly icon: LucideIcon; readonly color: string }> = {
  structure: { icon: Pyramid, color: "text-spot-structure" },
  flats: { icon: Waves, color: "text-spot-flats" },
  shore: { icon: Footprints, color: "text-spot-shore" },
  jetty: { icon: Construction, color: "text-spot-jetty" },
  rocks: { icon: Mountain, color: "text-spot-rocks" },
  beach: { icon: Shell, color: "text-spot-beach" },
  harbor: { icon: Anchor, color: "text-spot-harbor" },
  island: { icon: TreePalm, color: "text-spot-island" },
};

/** The type's own icon in its own color; an own spot has a star. */
export function SpotIcon({ type }: { readonly type: SpotType | null }) {
  const { icon: Icon, color } = type === null ? { icon: Star, color: "text-primary" } : looks[type];
  return (
    <span
      className={classes(
        "flex size-10 shrink-0 items-center justify-center rounded-pill border-2 border-current",
        color,
      )}
    >
      <Icon size={20} aria-hidden="true" />
    </span>
  );
}
