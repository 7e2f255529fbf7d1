import { addWater } from "@striper/angling/home-waters";
import { House } from "lucide-react";
import { useMySpots } from "#web/features/spots/use-my-spots.ts";
import { useChangeWaters, useHomeWaters } from "#web/features/spots/waters/use-home-waters.ts";
import { useHomeWater } from "#web/features/spots/waters/use-home-water.ts";
import { homeWaterButtonText } from "#web/features/spots/waters/waters-view.ts";
import { watersWording as wording } from "#web/features/spots/waters/wording.ts";
import { updateDeviceWaters } from "#web/platform/device-waters.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

export function HomeWaterButton({ id, name }: { readonly id: string; readonly name: string }) {
  const here = useHomeWater();
  const isHome = useHomeWaters().some((water) => water.id === id);
  const { homeWaters } = useMySpots();
  const change = useChangeWaters();

  async function toggle() {
    const changes = isHome ? [{ id, rank: null }] : addWater(homeWaters, id);
    if (changes === null) return showToast(wording.full, "danger");
    if (!(await change(changes))) return;
    if (!isHome) updateDeviceWaters({ chosen: id });
    showToast(isHome ? wording.removed(name) : wording.added(name), "ok");
  }

  return (
    <Button tone="secondary" aria-pressed={isHome} onClick={() => void toggle()}>
      <House size={20} aria-hidden="true" className={isHome ? "fill-current" : undefined} />
      {homeWaterButtonText({ isHome, isShown: isHome && here.id === id })}
    </Button>
  );
}
