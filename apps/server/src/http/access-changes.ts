type Listener = (accountId: string) => void;

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
