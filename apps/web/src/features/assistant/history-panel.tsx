import { formatHarborTime, harborDate, parseIso, type Instant } from "@striper/marine/time";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useChats, useRemoveChat } from "#web/features/assistant/queries.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classes } from "#web/ui/classes.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { BottomSheet } from "#web/ui/surfaces/bottom-sheet.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

interface HistoryPanelProps {
  readonly open: boolean;
  readonly activeId: string | null;
  readonly onClose: () => void;
  readonly onPick: (id: string) => void;
  readonly onRemoved: (id: string) => void;
}

export function HistoryPanel({ open, activeId, onClose, onPick, onRemoved }: HistoryPanelProps) {
  const chats = useChats(open);
  const remove = useRemoveChat();
  const now = useNow();
  const [asking, setAsking] = useState<string | null>(null);

  function confirm(id: string): void {
    remove.mutate(id, {
      onSuccess: () => onRemoved(id),
      onError: () => showToast(wording.deleteFailed, "danger"),
      onSettled: () => setAsking(null),
    });
  }

  return (
    <BottomSheet open={open} backCloses onClose={onClose} title={wording.history}>
      {chats.isError ? (
        <div role="alert" className="py-4">
          <p>{wording.historyFailed}</p>
          <Button tone="secondary" className="mt-3" onClick={() => void chats.refetch()}>
            {wording.tryAgain}
          </Button>
        </div>
      ) : chats.data === undefined ? (
        <p className="py-6 text-ink-soft">{wording.loadingHistory}</p>
      ) : chats.data.length === 0 ? (
        <p className="py-6 text-ink-soft">{wording.noHistory}</p>
      ) : (
        <ul className="flex flex-col gap-2 py-2">
          {chats.data.map(({ session_id: id, last_message_preview: preview, last_activity }) => (
            <li
              key={id}
              className={classes(
                "rounded-card border",
                id === activeId ? "border-primary" : "border-line",
              )}
            >
              <div className="flex items-center">
                <button
                  type="button"
                  onClick={() => onPick(id)}
                  className="min-h-14 min-w-0 flex-1 rounded-card px-3 py-2 text-left hover:bg-foam"
                >
                  <span className="line-clamp-2 wrap-anywhere max-[15rem]:line-clamp-4">
                    {preview}
                  </span>
                  <span className="data block text-caption text-ink-soft">
                    {activityText(last_activity, now)}
                  </span>
                </button>
                <IconButton
                  label={`${wording.deleteChat}: ${preview ?? ""}`}
                  icon={<Trash2 size={20} aria-hidden="true" />}
                  onClick={() => setAsking(id)}
                />
              </div>
              {asking === id ? (
                <fieldset className="px-3 pb-3">
                  <legend className="mb-2 font-semibold">{wording.deleteQuestion}</legend>
                  <div className="flex gap-2">
                    <Button tone="secondary" onClick={() => setAsking(null)}>
                      {wording.keep}
                    </Button>
                    <Button tone="danger" disabled={remove.isPending} onClick={() => confirm(id)}>
                      {wording.deleteConfirm}
                    </Button>
                  </div>
                </fieldset>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </BottomSheet>
  );
}

/** Returns "2:14 pm" today, "Nov 20" this year and "Nov 20, 2025" before. */
export function activityText(activity: string, now: Instant): string {
  const at = parseIso(activity);
  if (at === null) return "";
  const date = harborDate(at);
  if (date === harborDate(now)) return formatHarborTime(at);
  const isThisYear = date.slice(0, 4) === harborDate(now).slice(0, 4);
  return new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    month: "short",
    day: "numeric",
    ...(isThisYear ? {} : { year: "numeric" }),
  }).format(at);
}
