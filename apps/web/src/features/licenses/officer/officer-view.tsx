import { LockKeyhole, Moon, Sun } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useWakeLock } from "#web/platform/use-wake-lock.ts";
import { StoredCopy } from "#web/features/licenses/detail/stored-copy.tsx";
import {
  readWallet,
  type StoredWallet,
  type WalletLicense,
} from "#web/features/licenses/stored/stored-wallet.ts";
import { leaveOfficerMode, offerLock } from "#web/features/licenses/officer/officer-mode.ts";
import { UnlockPanel } from "#web/features/licenses/officer/unlock-panel.tsx";
import { PictureStage } from "#web/features/licenses/viewer/picture-stage.tsx";
import { licenseView, type LicenseView } from "#web/features/licenses/wallet/license-view.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { classes } from "#web/ui/classes.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const wording = licensesWording.officer;

interface OfficerViewProps {
  readonly accountId: string;
  readonly licenseId: string;
  readonly isLocked: boolean;
  readonly rules: ReactNode;
  readonly onPassword: (password: string) => Promise<void>;
  readonly onLeft: () => void;
}

/** Starts dim in red light, bright otherwise. */
const startsBright = (): boolean => document.documentElement.dataset["light"] !== "night_red";

export function OfficerView(props: OfficerViewProps) {
  const { accountId, licenseId, isLocked, rules, onPassword, onLeft } = props;
  const [isBright, setBright] = useState(startsBright);
  const [isUnlocking, setUnlocking] = useState(false);
  const wallet = useLive(`officer ${accountId}`, () =>
    readWallet(accountId).catch((): StoredWallet => ({ licenses: [], isKnown: false })),
  );
  const license = wallet?.licenses.find(({ license_id: id }) => id === licenseId);
  useWakeLock();

  function leaveUnlocked() {
    leaveOfficerMode();
    offerLock(true);
    onLeft();
  }

  return (
    <div
      {...(isBright ? { "data-light": "day" } : {})}
      className="flex min-h-dvh flex-col bg-surface text-ink"
    >
      <main id="main" className="flex-1">
        {isUnlocking ? (
          <UnlockPanel
            {...{ accountId, onPassword, onLeft }}
            onCancel={() => setUnlocking(false)}
          />
        ) : (
          <>
            {license ? <ShownLicense license={license} rules={rules} /> : null}
            {wallet !== undefined && license === undefined ? (
              <div className="mx-auto max-w-160 px-4 py-8">
                <h1 className="sr-only">{wording.title}</h1>
                <Banner tone="info">{wording.gone}</Banner>
              </div>
            ) : null}
          </>
        )}
      </main>
      {isUnlocking ? null : (
        <footer className="sticky bottom-0 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <div className="mx-auto flex max-w-240 gap-3">
            <Button tone="secondary" size="large" onClick={() => setBright(!isBright)}>
              {isBright ? (
                <Moon size={20} aria-hidden="true" />
              ) : (
                <Sun size={20} aria-hidden="true" />
              )}
              {isBright ? wording.dim : wording.bright}
            </Button>
            {isLocked ? (
              <Button size="large" className="flex-1" onClick={() => setUnlocking(true)}>
                <LockKeyhole size={20} aria-hidden="true" /> {wording.leave}
              </Button>
            ) : (
              <Button size="large" className="flex-1" onClick={leaveUnlocked}>
                {wording.done}
              </Button>
            )}
          </div>
          {isLocked ? null : (
            <p className="mx-auto mt-2 max-w-240 text-caption text-ink-soft">{wording.notLocked}</p>
          )}
        </footer>
      )}
    </div>
  );
}

interface ShownLicenseProps {
  readonly license: WalletLicense;
  readonly rules: ReactNode;
}

function ShownLicense({ license, rules }: ShownLicenseProps) {
  const view = licenseView(license, useNow());
  const { imageIds, license_number: number } = license;
  const [shown, setShown] = useState(imageIds[0] ?? "");
  const index = Math.max(0, imageIds.indexOf(shown));
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-4 py-5">
      <header>
        <p className="text-small text-ink-soft">{wording.title}</p>
        <h1 className="text-heading font-bold">
          {view.issuer === null ? view.title : `${view.issuer} ${view.title.toLowerCase()}`}
        </h1>
      </header>
      <Validity view={view} />
      {number === null ? null : (
        <div>
          <p className="text-small text-ink-soft">{wording.number}</p>
          <p className="figure text-figure break-all">{number}</p>
        </div>
      )}
      <div className="flex flex-col gap-3">
        {imageIds.length > 1 ? (
          <SegmentedControl
            legend={licensesWording.form.photo}
            segments={imageIds.map((value, at) => ({ value, label: licensesWording.side(at) }))}
            value={imageIds[index] ?? ""}
            onChange={setShown}
          />
        ) : null}
        <PictureStage
          key={imageIds[index]}
          licenseId={license.license_id}
          imageId={imageIds[index]}
          label={licensesWording.imageOf(view.title, index, imageIds.length)}
          className="h-[min(60dvh,34rem)] rounded-card border border-line"
        />
        <p className="flex items-center gap-2 text-small text-ink-soft">
          <Sun size={18} aria-hidden="true" className="shrink-0" /> {wording.brightHint}
        </p>
      </div>
      <div className="grid items-start gap-5 md:grid-cols-[2fr_1fr]">
        <section aria-labelledby="officer-rules">
          <h2 id="officer-rules" className="mb-2 text-title font-semibold">
            {wording.rules}
          </h2>
          {rules}
        </section>
        <section className="rounded-card border border-line p-4">
          <p className="mb-2 text-small font-semibold">{wording.stored}</p>
          <StoredCopy issuer={license.issuer} />
        </section>
      </div>
    </div>
  );
}

const bands = {
  red: "border-danger bg-danger-tint text-danger",
  yellow: "border-first-light bg-first-light-tint text-ink",
  green: "border-ok bg-ok-tint text-ok",
} as const satisfies Record<LicenseView["color"], string>;

function Validity({ view }: { readonly view: LicenseView }) {
  return (
    <p
      className={classes("rounded-card border-2 px-4 py-3 text-title font-bold", bands[view.color])}
    >
      {view.validity}
    </p>
  );
}
