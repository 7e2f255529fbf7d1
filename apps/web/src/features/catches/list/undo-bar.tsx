import { Undo2 } from "lucide-react";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import type { Removal } from "#web/features/catches/list/use-removal.ts";
import { Button } from "#web/ui/actions/button.tsx";

/** Above the bottom bar for ten seconds after a deletion. */
export function UndoBar({ removal }: { readonly removal: Removal }) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(9.25rem+env(safe-area-inset-bottom))] z-60 flex justify-center md:bottom-6">
      <output className="w-full max-w-md">
        {removal.isUndoable ? (
          <span className="pointer-events-auto flex items-center justify-between gap-3 rounded-card border border-line-strong bg-surface py-1.5 pr-1.5 pl-4 shadow-float">
            <span className="text-small font-medium">{wording.deleted}</span>
            <Button tone="secondary" onClick={() => void removal.undo()}>
              <Undo2 size={18} aria-hidden="true" /> {wording.undo}
            </Button>
          </span>
        ) : null}
      </output>
    </div>
  );
}
