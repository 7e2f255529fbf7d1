import { saidSlots } from "@striper/angling/assistant/cards/said-slots";
import type { Turn } from "@striper/angling/assistant/find/turn";
import type { ToolContext } from "@striper/angling/assistant/tools/tool";
import { useEffect, useState } from "react";
import type { ShownCard } from "#web/features/assistant/chat.ts";
import type * as engineModule from "#web/features/assistant/engine.ts";

export type Engine = typeof engineModule;

/** Reads this device's data when a card is computed. */
export type DeviceContext = () => Promise<ToolContext>;

let loaded: Engine | null = null;

export async function loadEngine(): Promise<Engine> {
  loaded = await import("#web/features/assistant/engine.ts");
  return loaded;
}

/** Answers locally; a short message follows up on the previous card. */
export async function answerHere(
  message: string,
  before: ShownCard | null,
  context: ToolContext,
): Promise<Turn> {
  const { answerMessage, cardInView } = await loadEngine();
  const { now, providers } = context;
  const ownSpots = (await providers.ownSpots()) ?? [];
  const previous =
    before &&
    cardInView(
      { tool: before.card.tool, slots: saidSlots(before.card), isOpen: before.isOpen },
      { now, ownSpots },
    );
  return answerMessage(message, previous, context);
}

/** Preloads the engine for offline use and trains it before the first message. */
export async function prepareEngine(): Promise<void> {
  const { shippedLearning } = await loadEngine();
  // Training takes half a second, so without idle callbacks it waits for the first message.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => shippedLearning());
}

export function useEngine(): Engine | null {
  const [engine, setEngine] = useState(loaded);
  useEffect(() => {
    loadEngine().then(setEngine, () => undefined);
  }, []);
  return engine;
}
