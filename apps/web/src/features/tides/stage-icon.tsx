import type { TideStage } from "@striper/marine/tides";
import { ArrowDownRight, ArrowUpRight, MoveHorizontal } from "lucide-react";

const marks = { RISING: ArrowUpRight, FALLING: ArrowDownRight, CHANGING: MoveHorizontal } as const;

export function StageIcon({ stage, size }: Pick<TideStage, "stage"> & { readonly size: number }) {
  const Mark = marks[stage];
  return <Mark size={size} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />;
}
