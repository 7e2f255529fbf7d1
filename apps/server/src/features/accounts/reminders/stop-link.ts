import { createHash } from "node:crypto";
import { signatureBytes, type Signer } from "#server/platform/blob-storage/signer.ts";

type MailList = "reminders";

export interface Stop {
  readonly accountId: string;
  /** Hash of the address that was mailed; undefined for links from older versions. */
  readonly addressHash: Buffer | undefined;
}

const idBytes = 16;
/** 128 bits of the hash: infeasible to guess, and short enough for a link. */
const addressBytes = 16;
const idPattern = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/u;

export const addressHashOf = (email: string): Buffer =>
  createHash("sha256").update(email).digest().subarray(0, addressBytes);

const signedText = (list: MailList, accountId: string, addressHash: Buffer | undefined): string =>
  [
    "stop",
    list,
    accountId,
    ...(addressHash === undefined ? [] : [addressHash.toString("hex")]),
  ].join(" ");

/** Creates the signed secret of a link, which is not stored and does not expire. */
export function stopToken(
  signer: Signer,
  list: MailList,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): string {
  const id = Buffer.from(accountId.replaceAll("-", ""), "hex");
  const addressHash = addressHashOf(email);
  const signature = signer.sign(signedText(list, accountId, addressHash));
  return Buffer.concat([id, addressHash, signature]).toString("base64url");
}

/** Returns undefined when the signature is not ours. */
export function readStopToken(signer: Signer, list: MailList, token: string): Stop | undefined {
  const bytes = Buffer.from(token, "base64url");
  const between = bytes.byteLength - idBytes - signatureBytes;
  if (between !== addressBytes && between !== 0) return undefined;
  const accountId = bytes.subarray(0, idBytes).toString("hex").replace(idPattern, "$1-$2-$3-$4-$5");
  const addressHash = between === 0 ? undefined : bytes.subarray(idBytes, idBytes + addressBytes);
  const isOurs = signer.isSigned(
    signedText(list, accountId, addressHash),
    bytes.subarray(idBytes + between),
  );
  return isOurs ? { accountId, addressHash } : undefined;
}
