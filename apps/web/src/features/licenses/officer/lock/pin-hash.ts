/**
 * Iterations recommended by OWASP for PBKDF2 with HMAC-SHA-256 (Password Storage Cheat Sheet,
 * 2023).
 */
const iterations = 600_000;
const saltBytes = 16;
const hashBits = 256;

export interface PinHash {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
  readonly hash: Uint8Array<ArrayBuffer>;
}

export const canHash = (): boolean => "subtle" in crypto;

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, rounds: number) {
  const text = new TextEncoder().encode(pin);
  const material = await crypto.subtle.importKey("raw", text, "PBKDF2", false, ["deriveBits"]);
  const algorithm = { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, material, hashBits));
}

export async function hashPin(pin: string, rounds = iterations): Promise<PinHash> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  return { salt, iterations: rounds, hash: await derive(pin, salt, rounds) };
}

export async function isPin(pin: string, kept: PinHash): Promise<boolean> {
  const tried = await derive(pin, kept.salt, kept.iterations);
  let difference = tried.length ^ kept.hash.length;
  for (const [index, byte] of tried.entries()) difference |= byte ^ (kept.hash[index] ?? 0);
  return difference === 0;
}
