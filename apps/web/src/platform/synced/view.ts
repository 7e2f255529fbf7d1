import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { liveQuery } from "dexie";
import { useEffect } from "react";

/** Something read from a database of this device, kept up to date while it is looked at. */
export interface View<Value> {
  readonly store: Pick<Store<Value>, "get" | "subscribe">;
  /** Looks until the returned function is called. */
  readonly attach: () => () => void;
}

export interface LiveView<Value> extends View<Value | undefined> {
  /** Reads it now: whoever looks next sees it at once. */
  readonly refresh: () => Promise<void>;
}

/**
 * What a query gives, again whenever this or another tab changes what it read. What was read last
 * stays for whoever looks next.
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
        // A database that was just forgotten has nothing more to say.
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
