import { liveQuery } from "dexie";
import { useEffect, useEffectEvent, useState } from "react";

interface Held<Value> {
  readonly of: string;
  readonly value: Value;
}

/**
 * What a query on a local database gives, again whenever this or another tab changes what it read;
 * undefined until the first answer. `key` names the question: another key asks anew.
 */
export function useLive<Value>(key: string, query: () => Promise<Value>): Value | undefined {
  const [held, setHeld] = useState<Held<Value>>();
  const ask = useEffectEvent(query);
  useEffect(() => {
    const subscription = liveQuery(() => ask()).subscribe({
      next: (value) => setHeld({ of: key, value }),
      // The database was just deleted.
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [key]);
  return held?.of === key ? held.value : undefined;
}
