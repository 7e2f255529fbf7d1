import { Copy, Smartphone } from "lucide-react";
import type { WalletLicense } from "#web/features/licenses/stored/stored-wallet.ts";
import { usePicture } from "#web/features/licenses/stored/use-picture.ts";
import { longDate, type LicenseView } from "#web/features/licenses/wallet/license-view.ts";
import { StatusPill } from "#web/features/licenses/wallet/status-pill.tsx";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const wording = licensesWording.detail;

interface LicenseFactsProps {
  readonly license: WalletLicense;
  readonly view: LicenseView;
}

export function LicenseFacts({ license, view }: LicenseFactsProps) {
  const { license_number: number, notes } = license;
  return (
    <div className="px-4 pb-3">
      <div className="flex flex-wrap items-center gap-3">
        <StatusPill color={view.color} word={view.status} />
        {view.monthsLeft === null ? null : (
          <span className="data text-small text-ink-soft">
            {licensesWording.monthsLeft}: {view.monthsLeft}
          </span>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2 max-[15rem]:grid-cols-1">
        <dt className="text-small text-ink-soft">{wording.number}</dt>
        <dd className="flex min-w-0 items-center justify-between gap-2">
          {number === null ? (
            licensesWording.noNumber
          ) : (
            <>
              <span className="data min-w-0 text-body font-semibold wrap-anywhere sm:text-title">
                {number}
              </span>
              <CopyNumber number={number} />
            </>
          )}
        </dd>
        <dt className="text-small text-ink-soft">{wording.expiry}</dt>
        <dd className="data">
          {license.expiry_date === null ? view.expiry : longDate(license.expiry_date)}
        </dd>
        {view.issuer === null ? null : (
          <>
            <dt className="text-small text-ink-soft">{wording.issuer}</dt>
            <dd>{view.issuer}</dd>
          </>
        )}
        {notes === null ? null : (
          <>
            <dt className="self-start text-small text-ink-soft">{wording.notes}</dt>
            <dd className="min-w-0 whitespace-pre-line">{notes}</dd>
          </>
        )}
      </dl>
      <OnDevice license={license} />
    </div>
  );
}

function OnDevice({ license }: { readonly license: WalletLicense }) {
  const state = usePicture(license.license_id, license.imageIds[0]);
  if (state.kind === "loading") return <p className="mt-3 min-h-5.5" />;
  const isOnDevice = state.kind === "ready" && state.isStored;
  return (
    <p className="mt-3 flex items-center gap-2 text-small text-ink-soft">
      <Smartphone size={18} aria-hidden="true" className="shrink-0" />
      {isOnDevice ? licensesWording.onDevice : licensesWording.notOnDevice}
    </p>
  );
}

function CopyNumber({ number }: { readonly number: string }) {
  // The clipboard is missing on pages without https.
  if (!("clipboard" in navigator)) return null;
  return (
    <IconButton
      label={wording.copy}
      // The touch area overlaps the rows beside it, so that their spacing stays even.
      className="-my-3"
      icon={<Copy size={20} aria-hidden="true" />}
      onClick={() =>
        void navigator.clipboard.writeText(number).then(
          () => showToast(wording.copied, "ok"),
          () => undefined,
        )
      }
    />
  );
}
