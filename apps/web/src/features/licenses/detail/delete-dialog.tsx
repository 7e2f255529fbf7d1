import type { WalletLicense } from "#web/features/licenses/kept/kept-wallet.ts";
import { useRemoveLicense } from "#web/features/licenses/queries.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { useSingleRun } from "#web/ui/actions/use-single-run.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

const wording = licensesWording.deletion;

interface DeleteDialogProps {
  readonly license: Pick<WalletLicense, "license_id" | "license_type">;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ license, onClose, onDeleted }: DeleteDialogProps) {
  const removing = useRemoveLicense(onDeleted);
  const remove = useSingleRun(() => removing.mutateAsync(license.license_id));
  const title = licensesWording.typeTitle(license.license_type).toLowerCase();
  return (
    <Dialog open onClose={onClose} title={wording.title} description={wording.question(title)}>
      {removing.isError ? (
        <Banner tone="danger" urgent>
          {wording.failed}
        </Banner>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone="secondary" className="flex-1" disabled={removing.isPending} onClick={onClose}>
          {wording.keep}
        </Button>
        <Button tone="danger" className="flex-1" disabled={removing.isPending} onClick={remove}>
          {removing.isPending ? wording.deleting : wording.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
