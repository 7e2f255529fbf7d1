/**
 * Asks for the device's own unlock (fingerprint, face or code) through Web Authentication. It locks
 * only this page: nothing is sent, and the answer is checked for the challenge and user
 * verification (W3C Web Authentication Level 2, 2021, sections 6.1 and 5.8.1).
 */
const challengeBytes = 32;
/** Longest wait for the person, ms. */
const patience = 60_000;
/** Position of the flags in the authenticator data, after the 32-byte hash of the site. */
const flagsAt = 32;
const userVerified = 0x04;

export async function hasDeviceUnlock(): Promise<boolean> {
  if (!("PublicKeyCredential" in globalThis)) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

export async function setUpDeviceUnlock(): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const credential = await navigator.credentials.create({
      publicKey: {
        challenge: randomBytes(challengeBytes),
        rp: { name: document.title },
        // Hides the account from the device.
        user: { id: randomBytes(16), name: "License lock", displayName: "License lock" },
        pubKeyCredParams: [
          { type: "public-key", alg: -7 },
          { type: "public-key", alg: -257 },
        ],
        authenticatorSelection: {
          authenticatorAttachment: "platform",
          userVerification: "required",
          residentKey: "discouraged",
        },
        timeout: patience,
      },
    });
    return credential instanceof PublicKeyCredential ? new Uint8Array(credential.rawId) : null;
  } catch {
    return null;
  }
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

interface Assertion {
  readonly clientDataJSON: ArrayBuffer;
  readonly authenticatorData: ArrayBuffer;
}

export function isVerified(answer: Assertion, challenge: Uint8Array, origin: string): boolean {
  const client: unknown = JSON.parse(new TextDecoder().decode(answer.clientDataJSON));
  if (typeof client !== "object" || client === null) return false;
  if (!("challenge" in client) || !("origin" in client) || !("type" in client)) return false;
  const flags = new Uint8Array(answer.authenticatorData)[flagsAt] ?? 0;
  return (
    client.type === "webauthn.get" &&
    client.challenge === base64Url(challenge) &&
    client.origin === origin &&
    (flags & userVerified) !== 0
  );
}

export async function askDeviceUnlock(credentialId: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const challenge = randomBytes(challengeBytes);
  try {
    const credential = await navigator.credentials.get({
      publicKey: {
        challenge,
        allowCredentials: [{ type: "public-key", id: credentialId }],
        userVerification: "required",
        timeout: patience,
      },
    });
    if (!(credential instanceof PublicKeyCredential)) return false;
    const { response } = credential;
    return (
      response instanceof AuthenticatorAssertionResponse &&
      isVerified(response, challenge, location.origin)
    );
  } catch {
    return false;
  }
}
