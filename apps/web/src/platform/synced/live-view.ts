import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { liveQuery } from "dexie";
import { useEffect } from "react";

/** Something read from a database of this device, kept up to date while it is looked at. */
export interface View<Value> {
  readonly store: Pick<Store<Value>, "get" | "subscribe">;
  /** Subscribes until the returned function is called. */
  readonly attach: () => () => void;
}

export interface LiveView<Value> extends View<Value | undefined> {
  /** Reads it now, so that the next subscriber sees it at once. */
  readonly refresh: () => Promise<void>;
}

/**
 * The result of a query, read again whenever this or another tab changes what it read. The last result
 * is kept for the next subscriber.
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
        // The database was just deleted.
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
