import { CloudUpload, IdCard } from "lucide-react";
import type { WalletLicense } from "#web/features/licenses/stored/stored-wallet.ts";
import { LicensePicture } from "#web/features/licenses/stored/license-picture.tsx";
import { licenseView, type LicenseView } from "#web/features/licenses/wallet/license-view.ts";
import { StatusPill } from "#web/features/licenses/wallet/status-pill.tsx";
import { WaitingNote } from "#web/features/licenses/wallet/waiting-note.tsx";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

interface LicenseCardProps {
  readonly license: WalletLicense;
  readonly onOpen: () => void;
  readonly onShow: () => void;
  readonly onRenew: () => void;
  readonly onChangeWaiting: () => void;
}

const edges = {
  red: "border-l-danger",
  yellow: "border-l-first-light",
  green: "border-l-ok",
} as const satisfies Record<LicenseView["color"], string>;

export function LicenseCard(props: LicenseCardProps) {
  const { license, onOpen, onShow, onRenew, onChangeWaiting } = props;
  const view = licenseView(license, useNow());
  return (
    <article
      aria-label={view.title}
      className={classes(
        "flex min-w-0 flex-col overflow-hidden rounded-card border border-l-6 border-line bg-surface",
        edges[view.color],
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex gap-4 p-4 text-left max-[15rem]:flex-col -outline-offset-3 hover:bg-foam"
      >
        <span className="block h-22 w-32 shrink-0 overflow-hidden rounded-control border border-line">
          <LicensePicture
            licenseId={license.license_id}
            imageId={license.imageIds[0]}
            label={wording.imageOf(view.title, 0, 1)}
          />
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="text-title font-semibold">{view.title}</span>
          {view.issuer === null ? null : (
            <span className="text-small text-ink-soft">{view.issuer}</span>
          )}
          <span className="data line-clamp-2 text-small wrap-anywhere">
            {license.license_number ?? wording.noNumber}
          </span>
        </span>
      </button>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pb-3 text-small">
        <StatusPill color={view.color} word={view.status} />
        {license.expiry_date === null ? null : <span className="data">{view.expiry}</span>}
        {view.monthsLeft === null ? null : (
          <span className="data text-ink-soft">
            {wording.monthsLeft}: {view.monthsLeft}
          </span>
        )}
        {license.upload.kind === "waiting" ? (
          <span className="inline-flex min-h-7 items-center gap-1.5 rounded-pill border border-line px-2.5 text-caption font-semibold">
            <CloudUpload size={14} aria-hidden="true" /> {wording.waiting.badge}
          </span>
        ) : null}
      </div>
      {license.upload.kind === "stored" ? (
        <CardBanner view={view} onRenew={onRenew} />
      ) : (
        <WaitingNote license={license} onChange={onChangeWaiting} />
      )}
      <div className="mt-auto border-t border-line px-4 py-3">
        <Button wide size="large" tone="secondary" onClick={onShow}>
          <IdCard size={20} aria-hidden="true" /> {wording.officer.show}
        </Button>
      </div>
    </article>
  );
}

interface CardBannerProps {
  readonly view: LicenseView;
  readonly onRenew: () => void;
}

export function CardBanner({ view: { banner }, onRenew }: CardBannerProps) {
  if (banner === null) return null;
  const isExpired = banner.kind === "expired";
  return (
    <div className="mx-4 mb-4">
      <Banner
        tone={isExpired ? "danger" : "warning"}
        action={
          <Button tone={isExpired ? "danger" : "first-light"} onClick={onRenew}>
            {wording.renew}
          </Button>
        }
      >
        {isExpired ? (
          <>
            <p className="font-semibold">{banner.title}</p>
            <p>{banner.text}</p>
          </>
        ) : (
          <p className="font-semibold">{banner.text}</p>
        )}
      </Banner>
    </div>
  );
}
