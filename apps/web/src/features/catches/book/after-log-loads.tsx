import type { ReactNode } from "react";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import { useLog } from "#web/features/catches/log/use-log.ts";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

interface AfterLogLoadsProps {
  /** Class that reserves the height. */
  readonly className: string;
  readonly children: ReactNode;
}

export function AfterLogLoads({ className, children }: AfterLogLoadsProps) {
  const { state } = useLog();
  if (state === "loading") return <Skeleton label={wording.loading} className={className} />;
  return children;
}
