type Listener = (accountId: string) => void;

/** Tells, within this process, whose sessions or account have just ended. */
export interface AccessChanges {
  tell(accountId: string): void;
  onChange(listener: Listener): void;
}

export function createAccessChanges(): AccessChanges {
  const listeners: Listener[] = [];
  return {
    tell(accountId) {
      for (const listener of listeners) listener(accountId);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
