import { user, type User } from "@striper/contract/accounts";
import { readFromOutside } from "@striper/contract/validation";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

const key = "last_known_user";

/** The account as the server last described it, so that the product opens without a network. */
export function rememberedUser(): User | undefined {
  const stored = readStored(key);
  if (stored === null) return undefined;
  const parsed = readFromOutside(user, parseJson(stored));
  return parsed.success ? parsed.data : undefined;
}

export function rememberUser(known: User): void {
  writeStored(key, JSON.stringify(known));
}

export function forgetUser(): void {
  removeStored(key);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
