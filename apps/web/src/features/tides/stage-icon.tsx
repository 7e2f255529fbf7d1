import type { TideStage } from "@striper/marine/tides";
import { ArrowDownRight, ArrowUpRight, MoveHorizontal } from "lucide-react";

const icons = { RISING: ArrowUpRight, FALLING: ArrowDownRight, CHANGING: MoveHorizontal } as const;

export function StageIcon({ stage, size }: Pick<TideStage, "stage"> & { readonly size: number }) {
  const Icon = icons[stage];
  return <Icon size={size} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />;
}
