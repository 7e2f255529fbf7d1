type Listener = (accountId: string) => void;

/** Announces, within this process, that an account's sessions or data have just ended. */
export interface AccessChanges {
  announce(accountId: string): void;
  onChange(listener: Listener): void;
}

export function createAccessChanges(): AccessChanges {
  const listeners: Listener[] = [];
  return {
    announce(accountId) {
      for (const listener of listeners) listener(accountId);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
