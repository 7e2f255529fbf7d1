import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { liveQuery } from "dexie";
import { useEffect } from "react";

export interface View<Value> {
  readonly store: Pick<Store<Value>, "get" | "subscribe">;
  readonly attach: () => () => void;
}

export interface LiveView<Value> extends View<Value | undefined> {
  readonly refresh: () => Promise<void>;
}

/**
 * Creates a live view of a query. It reads again on changes in any tab, and keeps the last result for the next
 * subscriber.
 */
export function liveView<Value>(query: () => Promise<Value>): LiveView<Value> {
  const store = new Store<Value | undefined>(undefined);
  const show = (value: Value) => store.setState(() => value);
  let viewers = 0;
  let subscription: { readonly unsubscribe: () => void } | undefined;
  return {
    store,
    attach() {
      if (viewers === 0) {
        // An error means that the database was just deleted.
        const observer = { next: show, error: () => undefined };
        subscription = liveQuery(query).subscribe(observer);
      }
      viewers += 1;
      return () => {
        viewers -= 1;
        if (viewers === 0) subscription?.unsubscribe();
      };
    },
    refresh: async () => show(await query()),
  };
}

export function useView<Value>({ store, attach }: View<Value>): Value {
  useEffect(() => attach(), [attach]);
  return useSelector(store);
}
