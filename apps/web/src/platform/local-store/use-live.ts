import { liveQuery } from "dexie";
import { useEffect, useEffectEvent, useState } from "react";

interface Held<Value> {
  readonly of: string;
  readonly value: Value;
}

/**
 * Returns the result of a local database query and updates it on changes in any tab; undefined until the first
 * result. A new `key` restarts the query.
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
