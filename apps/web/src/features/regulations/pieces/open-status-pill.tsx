import { Ban, CircleCheck, CircleHelp } from "lucide-react";
import type {
  OpenStatus,
  OpenStatusView,
} from "#web/features/regulations/pieces/open-status-view.ts";
import { Pill } from "#web/ui/figures/pill.tsx";

const looks = {
  open: { tone: "ok", icon: CircleCheck },
  closed: { tone: "danger", icon: Ban },
  unclear: { tone: "warning", icon: CircleHelp },
} as const satisfies Record<OpenStatus, unknown>;

export const OpenStatusPill = ({ view }: { readonly view: OpenStatusView }) => (
  <Pill {...looks[view.status]} word={view.word} />
);
