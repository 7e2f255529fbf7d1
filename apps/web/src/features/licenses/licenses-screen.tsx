import { Plus } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { LicenseDetail } from "#web/features/licenses/detail/license-detail.tsx";
import { RenewDialog } from "#web/features/licenses/detail/renew-dialog.tsx";
import type { UploadDone } from "#web/features/licenses/form/use-upload-form.ts";
import type { WalletLicense, StoredWallet } from "#web/features/licenses/stored/stored-wallet.ts";
import { useWallet, type Wallet } from "#web/features/licenses/queries.ts";
import { useShowToOfficer } from "#web/features/licenses/officer/show-to-officer.tsx";
import { ImageViewer } from "#web/features/licenses/viewer/image-viewer.tsx";
import { EmptyWallet } from "#web/features/licenses/wallet/empty-wallet.tsx";
import { LicenseCard } from "#web/features/licenses/wallet/license-card.tsx";
import { walletStats, type WalletStats } from "#web/features/licenses/wallet/license-view.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SlackBuoyDrawing } from "#web/ui/drawings.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Banner, RetryBanner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

const statNames = ["stored", "active", "expiring"] as const;

const AddLicense = lazyPart(
  async () => (await import("#web/features/licenses/form/add-license.tsx")).AddLicense,
);

export interface LicensesPlace {
  readonly license?: string;
  readonly image?: string;
  readonly add?: string;
}

interface LicensesScreenProps {
  readonly place: LicensesPlace;
  readonly onOpen: (place: LicensesPlace) => void;
  readonly onReplace: (place: LicensesPlace) => void;
  readonly onBack: () => void;
}

/** From the specification: time to show an upload's message, ms. */
const messageStays = 3000;

export function LicensesScreen(props: LicensesScreenProps) {
  const { place, onOpen, onReplace, onBack } = props;
  const wallet = useWallet();
  const officer = useShowToOfficer();
  const [message, setMessage] = useState<UploadDone | null>(null);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), messageStays);
    return () => clearTimeout(timer);
  }, [message]);

  const state = walletState(wallet);
  const licenses = wallet.wallet?.licenses ?? [];
  const open = licenses.find(({ license_id: id }) => id === place.license);
  const changeWaiting = (license: WalletLicense) => onOpen({ add: license.license_id });

  function finish(done: UploadDone) {
    setMessage(done);
    onBack();
  }

  return (
    <>
      {open === undefined ? (
        <WalletList
          {...{ wallet, state, message, licenses, onOpen }}
          onShow={officer.show}
          isGone={place.license !== undefined && state === "ready"}
          onChangeWaiting={changeWaiting}
        />
      ) : (
        <LicenseDetail
          key={open.license_id}
          license={open}
          onBack={onBack}
          onOpenImage={(image) => onOpen({ license: open.license_id, image })}
          onShow={() => officer.show(open)}
          onChangeWaiting={() => changeWaiting(open)}
          onDeleted={() => {
            setMessage({ tone: "ok", sentence: wording.deletion.done });
            onBack();
          }}
        />
      )}
      {open === undefined || place.image === undefined ? null : (
        <ImageViewer
          license={open}
          imageId={place.image}
          onClose={onBack}
          onTurnTo={(image) => onReplace({ license: open.license_id, image })}
        />
      )}
      {place.add === undefined ? null : (
        <Suspense fallback={null}>
          {" "}
          <AddLicense
            refusedId={place.add === "new" ? null : place.add}
            onClose={onBack}
            onDone={finish}
          />
        </Suspense>
      )}
      {officer.dialog}
    </>
  );
}

interface WalletListProps extends Pick<LicensesScreenProps, "onOpen"> {
  readonly wallet: Wallet;
  readonly state: ReturnType<typeof walletState>;
  readonly message: UploadDone | null;
  readonly licenses: readonly WalletLicense[];
  readonly isGone: boolean;
  readonly onShow: (license: WalletLicense) => void;
  readonly onChangeWaiting: (license: WalletLicense) => void;
}

function WalletList(props: WalletListProps) {
  const { wallet, state, message, licenses, isGone, onOpen, onShow, onChangeWaiting } = props;
  const [renewing, setRenewing] = useState<WalletLicense | null>(null);
  const stats = walletStats(licenses, useNow());
  const add = () => onOpen({ add: "new" });
  return (
    <Screen
      title={wording.title}
      lead={wording.lead}
      aside={
        state === "ready" || state === "failed" ? (
          <Button onClick={add}>
            <Plus size={20} aria-hidden="true" /> {wording.add}
          </Button>
        ) : null
      }
    >
      <div className="flex flex-col gap-4">
        {message === null ? null : <Banner tone={message.tone}>{message.sentence}</Banner>}
        {isGone ? <Banner tone="info">{wording.detail.gone}</Banner> : null}
        {wallet.isFailed && state !== "failed" ? (
          <RetryBanner tone="info" retry={wording.tryAgain} onRetry={wallet.refresh}>
            {wording.notRefreshed}
          </RetryBanner>
        ) : null}
        {state === "loading" ? <Skeleton label={wording.loading} className="h-64" /> : null}
        {state === "failed" ? <WalletFailed onRetry={wallet.refresh} /> : null}
        {state === "empty" ? <EmptyWallet onAdd={add} /> : null}
        {state === "ready" ? (
          <>
            <WalletStatTiles stats={stats} />
            <h2 className="sr-only">{wording.listTitle}</h2>
            <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {licenses.map((license) => (
                <LicenseCard
                  key={license.license_id}
                  license={license}
                  onOpen={() => onOpen({ license: license.license_id })}
                  onShow={() => onShow(license)}
                  onRenew={() => setRenewing(license)}
                  onChangeWaiting={() => onChangeWaiting(license)}
                />
              ))}
            </div>
          </>
        ) : null}
      </div>
      {renewing === null ? null : (
        <RenewDialog license={renewing} onClose={() => setRenewing(null)} />
      )}
    </Screen>
  );
}

function WalletFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Card>
      <EmptyState
        drawing={<SlackBuoyDrawing />}
        title={wording.loadFailed}
        action={<Button onClick={onRetry}>{wording.tryAgain}</Button>}
      >
        {wording.loadFailedHelp}
      </EmptyState>
    </Card>
  );
}

type WalletState = "loading" | "failed" | "empty" | "ready";

interface WalletFacts {
  readonly wallet: StoredWallet | undefined;
  readonly isFailed: boolean;
}

/**
 * Returns "empty" only after the server confirmed it; stored licenses show even when the request
 * fails.
 */
export function walletState({ wallet, isFailed }: WalletFacts): WalletState {
  if (wallet !== undefined && wallet.licenses.length > 0) return "ready";
  if (wallet?.isKnown) return "empty";
  return isFailed ? "failed" : "loading";
}

function WalletStatTiles({ stats }: { readonly stats: WalletStats }) {
  return (
    <dl
      aria-label={wording.stats.legend}
      className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-3 max-[22rem]:gap-2 md:gap-4"
    >
      {statNames.map((name) => (
        <div
          key={name}
          className="flex flex-col-reverse rounded-card border border-line bg-surface px-4 py-3 max-[22rem]:px-2"
        >
          <dt className="text-small text-ink-soft">{wording.stats[name]}</dt>
          <dd
            className={
              name === "expiring" && stats.expiring > 0
                ? "figure text-figure text-first-light-ink"
                : "figure text-figure"
            }
          >
            {stats[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
