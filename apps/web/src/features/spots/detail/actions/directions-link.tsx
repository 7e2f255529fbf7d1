import { directionsLink } from "@striper/angling/spots";
import { Navigation } from "lucide-react";
import type { ListedSpot } from "#web/features/spots/listed-spot.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";

interface DirectionsLinkProps {
  readonly spot: ListedSpot;
  readonly wide: boolean;
}

/** To an external map, in a new tab. */
export function DirectionsLink({ spot, wide }: DirectionsLinkProps) {
  return (
    <a
      href={directionsLink(spot)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle("primary", wide ? "large" : "regular", wide)}
    >
      <Navigation size={20} aria-hidden="true" />
      {spotsWording.directions}
    </a>
  );
}
