import { renewalPortals } from "@striper/angling/licenses";
import { ExternalLink, Smartphone, Store } from "lucide-react";
import type { WalletLicense } from "#web/features/licenses/stored/stored-wallet.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

const wording = licensesWording.renewal;

interface RenewDialogProps {
  readonly license: Pick<WalletLicense, "license_type" | "issuer">;
  readonly onClose: () => void;
}

/** Links to the authorities, because licenses are never renewed here. */
export function RenewDialog({ license, onClose }: RenewDialogProps) {
  const portals = renewalPortals(license.license_type, license.issuer ?? "other");
  const title = licensesWording.typeTitle(license.license_type).toLowerCase();
  return (
    <Dialog
      open
      backCloses
      onClose={onClose}
      title={wording.title}
      description={wording.text(title)}
    >
      {portals.length > 1 ? <p className="mb-2 text-small">{wording.whose}</p> : null}
      {portals.map((portal) => (
        <div key={portal.title} className="mb-4">
          <a
            href={portal.url}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle("primary", "large", true)}
          >
            {wording.open(portal.title)} <ExternalLink size={18} aria-hidden="true" />
          </a>
          <p className="mt-2 text-caption text-ink-soft">
            {portal.isPortal ? wording.portal : wording.agency}
            <span className="block break-all">{portal.url}</span>
          </p>
        </div>
      ))}
      <h3 className="mt-5 text-small font-semibold">{wording.alsoTitle}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-small">
        <li className="flex gap-3">
          <Smartphone size={20} aria-hidden="true" className="shrink-0 text-primary" />
          {wording.app}
        </li>
        <li className="flex gap-3">
          <Store size={20} aria-hidden="true" className="shrink-0 text-primary" />
          {wording.agents}
        </li>
      </ul>
      <p className="mt-4 text-small text-ink-soft">{wording.afterwards}</p>
    </Dialog>
  );
}
