import { Share2 } from "lucide-react";
import { shareLink } from "#web/features/spots/detail/actions/share-spot.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

interface ShareButtonProps {
  readonly id: string;
  readonly name: string;
}

/** Only for built-in spots: an own one is nobody else's. */
export function ShareButton({ id, name }: ShareButtonProps) {
  async function share() {
    const outcome = await shareLink(name, `${location.origin}/fishing-spots/${id}`);
    if (outcome === "copied") showToast(spotsWording.linkCopied, "ok");
    if (outcome === "failed") showToast(spotsWording.shareFailed, "danger");
  }
  return (
    <IconButton
      framed
      label={spotsWording.share}
      icon={<Share2 size={20} aria-hidden="true" />}
      onClick={() => void share()}
    />
  );
}
