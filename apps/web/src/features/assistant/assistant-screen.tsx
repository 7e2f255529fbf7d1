import { History, LocateFixed, SquarePen } from "lucide-react";
import { useState } from "react";
import { isNewChat, showsQuickStarts } from "#web/features/assistant/chat.ts";
import { useChat, type ChatSettings } from "#web/features/assistant/use-chat.ts";
import { Composer } from "#web/features/assistant/composer.tsx";
import { HistoryPanel } from "#web/features/assistant/history-panel.tsx";
import { MessageList } from "#web/features/assistant/message-list.tsx";
import { useModelProvider } from "#web/features/assistant/queries.ts";
import { assistantWording as wording, quickStarts } from "#web/features/assistant/wording.ts";
import { askPosition } from "#web/platform/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";

interface RemarksProps {
  readonly position: ChatSettings["position"];
  readonly provider: string | null;
}

function Remarks({ position, provider }: RemarksProps) {
  return (
    <div className="text-caption text-ink-soft">
      <div className="flex flex-col items-start justify-between gap-x-4 sm:flex-row sm:items-center">
        <p className="min-w-0 flex-1">{wording.caution}</p>
        {position === null ? (
          <button
            type="button"
            className="inline-flex min-h-12 items-center gap-1.5 underline"
            onClick={() => void askPosition()}
          >
            <LocateFixed size={16} aria-hidden="true" />
            {wording.tellPosition}
          </button>
        ) : (
          <span className="inline-flex min-h-12 items-center gap-1.5">
            <LocateFixed size={16} aria-hidden="true" />
            {wording.positionOn}
          </span>
        )}
      </div>
      {provider === null ? null : <p>{wording.modelNote(provider)}</p>}
    </div>
  );
}

export function AssistantScreen(settings: ChatSettings) {
  const { chat, ask, show, stop, startNew, load } = useChat(settings);
  const { context, position } = settings;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const provider = useModelProvider();
  const { session } = chat;
  const activeId = session.kind === "server" ? session.id : null;

  function pick(id: string): void {
    setHistoryOpen(false);
    void load(id);
  }

  return (
    <div className="mx-auto w-full max-w-208">
      <Screen
        title={wording.title}
        aside={
          <div className="flex gap-2">
            <IconButton
              framed
              label={wording.history}
              aria-expanded={isHistoryOpen}
              icon={<History size={22} aria-hidden="true" />}
              onClick={() => setHistoryOpen(true)}
            />
            <IconButton
              framed
              label={wording.newChat}
              icon={<SquarePen size={22} aria-hidden="true" />}
              onClick={() => {
                if (!isNewChat(chat)) startNew();
              }}
            />
          </div>
        }
      >
        <div className="flex min-h-[55dvh] flex-col gap-4">
          <MessageList chat={chat} context={context} onShow={show} />
          {session.kind === "failed" ? (
            <div role="alert">
              <p className="mb-3">{wording.initFailed}</p>
              <Button onClick={startNew}>{wording.tryAgain}</Button>
            </div>
          ) : null}
          {showsQuickStarts(chat) ? (
            <QuickStarts
              disabled={session.kind === "opening" || session.kind === "failed"}
              onPick={ask}
            />
          ) : null}
          <Remarks position={position} provider={provider} />
          <div className="sticky bottom-16 mt-auto bg-paper py-2 md:bottom-0">
            <Composer chat={chat} context={context} onSend={ask} onStop={stop} />
          </div>
        </div>
        <HistoryPanel
          open={isHistoryOpen}
          activeId={activeId}
          onClose={() => setHistoryOpen(false)}
          onPick={pick}
          onRemoved={(id) => {
            if (id === activeId) startNew();
          }}
        />
      </Screen>
    </div>
  );
}

interface QuickStartsProps {
  readonly disabled: boolean;
  readonly onPick: (question: string) => void;
}

function QuickStarts({ disabled, onPick }: QuickStartsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 md:grid-cols-3">
      {quickStarts.map(({ label, question }) => (
        <li key={label}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onPick(question)}
            className="flex h-full min-h-16 w-full flex-col rounded-card border border-line bg-surface p-3 text-left transition-colors hover:bg-foam disabled:opacity-60"
          >
            <span className="font-semibold">{label}</span>
            <span className="text-caption text-ink-soft">{question}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
