import { addWater } from "@striper/angling/home-waters";
import { House } from "lucide-react";
import { useChangeSpots, useMySpots } from "#web/features/spots/mine/use-my-spots.ts";
import { useHomeWater, useHomeWaters } from "#web/features/spots/waters/use-home-water.ts";
import { homeWaterButtonText } from "#web/features/spots/waters/waters-view.ts";
import { watersWording as wording } from "#web/features/spots/waters/wording.ts";
import { changeWatersHere } from "#web/platform/waters-here.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

/** Makes a spot one of the home waters and the dashboard's, or takes it off again. */
export function HomeWaterButton({ id, name }: { readonly id: string; readonly name: string }) {
  const here = useHomeWater();
  const isHome = useHomeWaters().some((water) => water.id === id);
  const { homeWaters } = useMySpots();
  const change = useChangeSpots();

  async function toggle() {
    const changes = isHome ? [{ id, rank: null }] : addWater(homeWaters, id);
    if (changes === null) return showToast(wording.full, "danger");
    for (const { id: subjectId, rank } of changes)
      if (!(await change({ kind: "home-water", subjectId, rank }))) return;
    if (!isHome) changeWatersHere({ chosen: id });
    showToast(isHome ? wording.removed(name) : wording.added(name), "ok");
  }

  return (
    <Button tone="secondary" className="mb-4" aria-pressed={isHome} onClick={() => void toggle()}>
      <House size={20} aria-hidden="true" className={isHome ? "fill-current" : undefined} />
      {homeWaterButtonText({ isHome, isShown: isHome && here.id === id })}
    </Button>
  );
}
