import { Link } from "@tanstack/react-router";
import { ChartSpline, Map as MapIcon } from "lucide-react";
import { dashboardWording as wording } from "#web/app/dashboard/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";

/** Map and tide chart have no entry in the menu: the way to them is here. */
export function ChartLinks() {
  return (
    <nav aria-label={wording.charts} className="grid grid-cols-2 gap-3">
      <Link to="/map" className={buttonStyle("secondary", "regular", true)}>
        <MapIcon size={20} aria-hidden="true" />
        {wording.map}
      </Link>
      <Link to="/tides" className={buttonStyle("secondary", "regular", true)}>
        <ChartSpline size={20} aria-hidden="true" />
        {wording.tideChart}
      </Link>
    </nav>
  );
}
