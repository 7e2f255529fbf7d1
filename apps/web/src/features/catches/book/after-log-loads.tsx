import type { ReactNode } from "react";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import { useLog } from "#web/features/catches/log/use-log.ts";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

interface AfterLogLoadsProps {
  /** The height to reserve. */
  readonly className: string;
  readonly children: ReactNode;
}

/** What needs the whole log, once it has been read. */
export function AfterLogLoads({ className, children }: AfterLogLoadsProps) {
  const { state } = useLog();
  if (state === "loading") return <Skeleton label={wording.loading} className={className} />;
  return children;
}
