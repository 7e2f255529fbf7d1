import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

/** 256 random bits as 43 characters that need no escaping in links and headers. */
export const newToken = (): string => randomBytes(tokenBytes).toString("base64url");

/** Stored in place of a token, an address or a name that only has to be recognized. */
export const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();
