import { IdCard, Pencil, RefreshCw, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { LicenseFacts } from "#web/features/licenses/detail/license-facts.tsx";
import { LicensePictures } from "#web/features/licenses/detail/license-pictures.tsx";
import { Reminders } from "#web/features/licenses/detail/reminders.tsx";
import { RenewDialog } from "#web/features/licenses/detail/renew-dialog.tsx";
import { StoredCopy } from "#web/features/licenses/detail/stored-copy.tsx";
import type { WalletLicense } from "#web/features/licenses/stored/stored-wallet.ts";
import { ChangeLock } from "#web/features/licenses/officer/lock/change-lock.tsx";
import { useRemoveLicense } from "#web/features/licenses/queries.ts";
import { CardBanner } from "#web/features/licenses/wallet/license-card.tsx";
import { licenseView } from "#web/features/licenses/wallet/license-view.ts";
import { WaitingNote } from "#web/features/licenses/wallet/waiting-note.tsx";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DangerChoice } from "#web/ui/actions/danger-choice.tsx";
import { useSingleRun } from "#web/ui/actions/use-single-run.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";

const deleteWording = wording.deletion;

const EditLicense = lazyPart(
  async () => (await import("#web/features/licenses/form/edit-license.tsx")).EditLicense,
);

interface LicenseDetailProps {
  readonly license: WalletLicense;
  readonly onBack: () => void;
  readonly onOpenImage: (imageId: string) => void;
  readonly onShow: () => void;
  readonly onChangeWaiting: () => void;
  readonly onDeleted: () => void;
}

export function LicenseDetail(props: LicenseDetailProps) {
  const { license, onBack, onOpenImage, onShow, onChangeWaiting, onDeleted } = props;
  const [open, setOpen] = useState<"renew" | "edit" | "delete" | null>(null);
  const view = licenseView(license, useNow());
  const close = () => setOpen(null);
  const isStored = license.upload.kind === "stored";
  return (
    <Screen title={view.title} back={{ label: wording.back, onBack }}>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <Button size="large" wide onClick={onShow}>
            <IdCard size={22} aria-hidden="true" /> {wording.officer.show}
          </Button>
          <Card className="px-0 pb-1">
            <LicenseFacts license={license} view={view} />
            {isStored ? (
              <CardBanner view={view} onRenew={() => setOpen("renew")} />
            ) : (
              <WaitingNote license={license} onChange={onChangeWaiting} />
            )}
          </Card>
        </div>
        <div className="min-w-0 lg:row-span-2">
          <LicensePictures license={license} onOpen={onOpenImage} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <StoredCopy issuer={license.issuer} />
          </Card>
          <Reminders license={license} />
          <ChangeLock />
          {isStored ? (
            <div className="grid grid-cols-2 gap-3 max-[15rem]:grid-cols-1 sm:flex">
              <Button tone="secondary" onClick={() => setOpen("renew")}>
                <RefreshCw size={18} aria-hidden="true" /> {wording.renew}
              </Button>
              <Button tone="secondary" onClick={() => setOpen("edit")}>
                <Pencil size={18} aria-hidden="true" /> {wording.detail.edit}
              </Button>
              <Button
                tone="danger-outline"
                className="max-sm:col-span-full"
                onClick={() => setOpen("delete")}
              >
                <Trash2 size={18} aria-hidden="true" /> {wording.deletion.action}
              </Button>
            </div>
          ) : null}
        </div>
      </div>
      {open === "renew" ? <RenewDialog license={license} onClose={close} /> : null}
      {open === "edit" ? (
        <Suspense fallback={null}>
          <EditLicense license={license} onClose={close} />
        </Suspense>
      ) : null}
      {open === "delete" ? (
        <DeleteDialog license={license} onClose={close} onDeleted={onDeleted} />
      ) : null}
    </Screen>
  );
}

interface DeleteDialogProps {
  readonly license: Pick<WalletLicense, "license_id" | "license_type">;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteDialog({ license, onClose, onDeleted }: DeleteDialogProps) {
  const removing = useRemoveLicense(onDeleted);
  const remove = useSingleRun(() => removing.mutateAsync(license.license_id));
  const title = wording.typeTitle(license.license_type).toLowerCase();
  return (
    <Dialog
      open
      backCloses
      onClose={onClose}
      title={deleteWording.title}
      description={deleteWording.question(title)}
    >
      <Failure text={removing.isError ? deleteWording.failed : null} />
      <DangerChoice
        className="mt-4"
        keep={deleteWording.keep}
        onKeep={onClose}
        confirm={removing.isPending ? deleteWording.deleting : deleteWording.confirm}
        onConfirm={remove}
        isPending={removing.isPending}
      />
    </Dialog>
  );
}
