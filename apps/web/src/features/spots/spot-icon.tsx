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

const looks: Record<SpotType, { readonly mark: LucideIcon; readonly color: string }> = {
  structure: { mark: Pyramid, color: "text-spot-structure" },
  flats: { mark: Waves, color: "text-spot-flats" },
  shore: { mark: Footprints, color: "text-spot-shore" },
  jetty: { mark: Construction, color: "text-spot-jetty" },
  rocks: { mark: Mountain, color: "text-spot-rocks" },
  beach: { mark: Shell, color: "text-spot-beach" },
  harbor: { mark: Anchor, color: "text-spot-harbor" },
  island: { mark: TreePalm, color: "text-spot-island" },
};

/** The type's own mark in its own color; an own spot has a star. */
export function SpotIcon({ type }: { readonly type: SpotType | null }) {
  const { mark: Mark, color } = type === null ? { mark: Star, color: "text-primary" } : looks[type];
  return (
    <span
      className={classes(
        "flex size-10 shrink-0 items-center justify-center rounded-pill border-2 border-current",
        color,
      )}
    >
      <Mark size={20} aria-hidden="true" />
    </span>
  );
}
