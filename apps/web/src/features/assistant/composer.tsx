import { chatMessageMaxLength } from "@striper/contract/limits";
import { SendHorizontal, Square } from "lucide-react";
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from "react";
import { cardInView, sendState, type Chat } from "#web/features/assistant/chat.ts";
import { Suggestions } from "#web/features/assistant/suggestions.tsx";
import type { ChatControls } from "#web/features/assistant/use-chat.ts";
import type { DeviceContext } from "#web/features/assistant/use-engine.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";

interface ComposerProps {
  readonly chat: Chat;
  readonly context: DeviceContext;
  readonly onSend: ChatControls["ask"];
  readonly onStop: () => void;
}

/**
 * Sends on Enter and breaks the line on Shift+Enter. A question sent while the session opens waits
 * for it.
 */
export function Composer({ chat, context, onSend, onStop }: ComposerProps) {
  const [draft, setDraft] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const state = sendState(chat, draft);
  const isOpening = chat.session.kind === "opening";

  function send(): void {
    setWaiting(isOpening);
    if (state !== "ready") return;
    onSend(draft);
    setDraft("");
  }

  const sendWaiting = useEffectEvent(() => {
    if (isWaiting) send();
  });

  useEffect(() => {
    if (isOpening) return undefined;
    const sending = setTimeout(sendWaiting);
    return () => clearTimeout(sending);
  }, [isOpening]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Enter confirms a character while an input method composes it.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <>
      {state === "ready" ? (
        <Suggestions
          draft={draft}
          before={cardInView(chat)}
          context={context}
          onPick={(chosen) => {
            onSend(draft, chosen);
            setDraft("");
          }}
        />
      ) : null}
      <form
        // The focus ring surrounds the whole field.
        className="rounded-card border border-line-strong bg-surface p-2 outline-offset-2 outline-focus has-[textarea:focus-visible]:outline-3"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          aria-label={wording.inputLabel}
          placeholder={wording.placeholder}
          rows={1}
          maxLength={chatMessageMaxLength}
          value={draft}
          onChange={(event) => {
            setDraft(event.target.value);
            setWaiting(false);
          }}
          onKeyDown={onKeyDown}
          className="field-sizing-content block max-h-40 min-h-12 w-full resize-none bg-transparent px-2 py-2 text-body text-ink outline-none placeholder:text-ink-soft"
        />
        <div className="flex items-center justify-between gap-3">
          <span className="data px-2 text-caption text-ink-soft">
            {draft.length}/{chatMessageMaxLength}
          </span>
          {state === "busy" ? (
            <Button tone="secondary" onClick={onStop}>
              <Square size={18} aria-hidden="true" />
              {wording.stop}
            </Button>
          ) : (
            <Button type="submit" disabled={state !== "ready"}>
              <SendHorizontal size={18} aria-hidden="true" />
              {wording.send}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
