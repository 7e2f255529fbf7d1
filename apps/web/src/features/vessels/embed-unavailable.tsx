import { vesselMapSites } from "@striper/contract/vessels";
import { ExternalLink, ShipWheel } from "lucide-react";
import { vesselWording as wording } from "#web/features/vessels/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";

export function SiteLinks() {
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {vesselMapSites.map(({ name, page }) => (
        <li key={name}>
          <a
            href={page}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle("secondary", "regular", false)}
          >
            {wording.openSite} {name}
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">(new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function EmbedUnavailable({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <EmptyState
      drawing={<ShipWheel size={48} aria-hidden="true" />}
      title={wording.unavailable}
      action={
        <div className="space-y-3">
          <SiteLinks />
          <Button onClick={onAgain}>{wording.tryAgain}</Button>
        </div>
      }
    >
      {wording.unavailableText}
    </EmptyState>
  );
}
