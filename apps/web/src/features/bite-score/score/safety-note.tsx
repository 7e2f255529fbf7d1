import type { Safety } from "@striper/angling/bite-score";
import { reasonsInUnits } from "#web/features/bite-score/safety-words.ts";
import { biteWording as wording } from "#web/features/bite-score/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

export function SafetyNote({ safety: { verdict, reasons } }: { readonly safety: Safety }) {
  const units = useUnits();
  const tone = { GO: "ok", CAUTION: "warning", NO: "danger" } as const;
  return (
    <Banner tone={tone[verdict]}>
      <p className="font-semibold">
        {wording.safety[verdict]}
        {reasons.length > 0 ? `: ${reasonsInUnits(reasons, units)}` : ""}
      </p>
      <p className="text-caption">{wording.safetyApart}</p>
    </Banner>
  );
}
