import { signatureBytes, type Signer } from "#server/platform/blob-storage/signer.ts";

/** What a link stops; each list of mails has its own. */
type MailList = "reminders";

const idBytes = 16;
const idPattern = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/u;

const signedText = (list: MailList, accountId: string): string => `stop ${list} ${accountId}`;

/** The secret part of a link: the account and the signature. Nothing is stored, and it does not expire. */
export function stopToken(signer: Signer, list: MailList, accountId: string): string {
  const id = Buffer.from(accountId.replaceAll("-", ""), "hex");
  const signature = signer.sign(signedText(list, accountId));
  return Buffer.concat([id, signature]).toString("base64url");
}

/** The account whose mails of that list the link stops; undefined where we did not sign it. */
export function accountOfStopToken(
  signer: Signer,
  list: MailList,
  token: string,
): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.byteLength !== idBytes + signatureBytes) return undefined;
  const accountId = bytes.subarray(0, idBytes).toString("hex").replace(idPattern, "$1-$2-$3-$4-$5");
  const isOurs = signer.isSigned(signedText(list, accountId), bytes.subarray(idBytes));
  return isOurs ? accountId : undefined;
}
