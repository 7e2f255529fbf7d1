import { Plus, Zap, Undo2 } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { CatchDetail } from "#web/features/catches/book/catch-detail.tsx";
import { FishDrawing } from "#web/features/catches/book/fish-drawing.tsx";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import { SyncBanner } from "#web/features/catches/list/sync-banner.tsx";
import { useBests } from "#web/features/catches/list/use-bests.ts";
import { useRemoval, type Removal } from "#web/features/catches/list/use-removal.ts";
import { isBestOf } from "#web/features/catches/log/log-summary.ts";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import {
  useCatches,
  useLogSummary,
  useReadiness,
  useLogActions,
} from "#web/features/catches/log/use-log.ts";
import type { Celebrated } from "#web/features/catches/logging/celebration-view.ts";
import { Celebration } from "#web/features/catches/logging/celebration.tsx";
import { useMarkCatch } from "#web/features/catches/logging/use-mark-catch.ts";
import type { CatchBeginning } from "#web/features/catches/logging/form/catch-beginning.ts";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

const CatchFormScreen = lazyPart(
  async () =>
    (await import("#web/features/catches/logging/form/catch-form-screen.tsx")).CatchFormScreen,
);

interface LogBookScreenProps {
  /** The open catch. It is in the address, so that Back closes it. */
  readonly openId: string | null;
  readonly onClose: () => void;
  /** Wraps the form, for example with the day that its verdict uses. */
  readonly around?: (form: ReactNode) => ReactNode;
  /** The start of a new catch from a link; null when no link opened the form. */
  readonly begun: CatchBeginning | null;
  /** Returns true when the form of another catch follows. */
  readonly onBegunClosed: (isSaved: boolean) => boolean;
  readonly children: ReactNode;
}

/** Reserves the line until the counts are known. */
const noCounts = "\u00A0";

type Writing = { readonly kind: "new" } | { readonly kind: "edit"; readonly one: LocalCatch };

const unwrapped = (form: ReactNode): ReactNode => form;

export function LogBookScreen(props: LogBookScreenProps) {
  const { openId, onClose, around = unwrapped, begun, onBegunClosed, children } = props;
  const catches = useCatches();
  const summary = useLogSummary();
  const readiness = useReadiness();
  const isShown = readiness === "ready" || (readiness === "loading" && summary !== null);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [saved, setSaved] = useState<Celebrated | null>(null);
  const removal = useRemoval();
  const open = openId === null ? undefined : catches.find(({ id }) => id === openId);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const isMissing = openId !== null && open === undefined && openId !== deletedId;

  function closeForm(isSaved: boolean): boolean {
    setWriting(null);
    return begun !== null && onBegunClosed(isSaved);
  }

  function onSaved(celebrated: Celebrated) {
    const hasNext = closeForm(true);
    // The celebration would cover the next form.
    if (celebrated.isNews && !hasNext) setSaved(celebrated);
  }

  return (
    <Screen
      title={wording.title}
      lead={summary === null ? noCounts : wording.counts(summary.total, summary.speciesCount)}
      aside={
        <Button size="large" className="max-md:hidden" onClick={() => setWriting({ kind: "new" })}>
          <Plus size={20} aria-hidden="true" /> {wording.quickLog}
        </Button>
      }
    >
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        <SyncBanner />
        {isMissing && readiness === "ready" ? <Banner tone="info">{wording.missing}</Banner> : null}
      </div>
      {isShown ? null : <NotReady isFailed={readiness === "failed"} />}
      {wasShown ? (
        // Stays mounted after a failure, because a half-filled form may be open.
        <div className={isShown ? "contents" : "hidden"}>{children}</div>
      ) : null}
      <ThumbBar onQuickLog={() => setWriting({ kind: "new" })} />
      {open === undefined ? null : (
        <OpenCatch
          one={open}
          onClose={onClose}
          onEdit={() => setWriting({ kind: "edit", one: open })}
          onDelete={() => {
            setDeletedId(open.id);
            onClose();
            void removal.remove(open);
          }}
        />
      )}
      {writing === null && begun === null ? null : (
        <Suspense fallback={null}>
          {around(
            <CatchFormScreen
              key={begun?.photo?.number ?? 0}
              before={writing?.kind === "edit" ? writing.one : null}
              begun={begun}
              onClose={() => closeForm(false)}
              onSaved={onSaved}
            />,
          )}
        </Suspense>
      )}
      {saved === null ? null : <Celebration saved={saved} onDone={() => setSaved(null)} />}
      <UndoBar removal={removal} />
    </Screen>
  );
}

interface OpenCatchProps {
  readonly one: LocalCatch;
  readonly onClose: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function OpenCatch(props: OpenCatchProps) {
  const bests = useBests();
  return <CatchDetail {...props} isBest={isBestOf(bests, props.one.id)} />;
}

function NotReady({ isFailed }: { readonly isFailed: boolean }) {
  const { retry } = useLogActions();
  if (!isFailed) return <Skeleton label={wording.loading} className="h-96" />;
  return (
    <EmptyState
      drawing={<FishDrawing />}
      title={wording.failed}
      action={<Button onClick={() => void retry()}>{wording.tryAgain}</Button>}
    >
      {wording.failedHelp}
    </EmptyState>
  );
}

function ThumbBar({ onQuickLog }: { readonly onQuickLog: () => void }) {
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
          <Plus size={20} aria-hidden="true" className="max-[15rem]:hidden" /> {wording.quickLog}
        </Button>
      </div>
    </>
  );
}

function UndoBar({ removal }: { readonly removal: Removal }) {
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
