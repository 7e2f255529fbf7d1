import type { LicenseColor } from "@striper/angling/licenses";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { Pill } from "#web/ui/figures/pill.tsx";

const looks = {
  red: { tone: "danger", icon: CircleAlert },
  yellow: { tone: "warning", icon: Clock },
  green: { tone: "ok", icon: CircleCheck },
} as const satisfies Record<LicenseColor, unknown>;

interface StatusPillProps {
  readonly color: LicenseColor;
  readonly word: string;
}

export const StatusPill = ({ color, word }: StatusPillProps) => (
  <Pill {...looks[color]} word={word} />
);
