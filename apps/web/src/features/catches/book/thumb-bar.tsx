import { Plus, Zap } from "lucide-react";
import { useState } from "react";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import { useMarkCatch } from "#web/features/catches/logging/use-mark-catch.ts";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";

/** On a phone the two ways to log a fish stay under the thumb. */
export function ThumbBar({ onQuickLog }: { readonly onQuickLog: () => void }) {
  const mark = useMarkCatch();
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <div
        data-thumb-bar
        className="fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 flex gap-3 md:hidden"
      >
        <Button
          tone="first-light"
          size="large"
          aria-label={loggingWording.markNow}
          disabled={isBusy}
          className="shadow-float"
          onClick={() => {
            setBusy(true);
            void mark(null).finally(() => setBusy(false));
          }}
        >
          <Zap size={24} aria-hidden="true" />
        </Button>
        <Button size="large" className="flex-1 shadow-float" onClick={onQuickLog}>
          <Plus size={20} aria-hidden="true" /> {wording.quickLog}
        </Button>
      </div>
    </>
  );
}
