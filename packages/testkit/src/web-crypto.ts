import { webcrypto } from "node:crypto";

// A file with a context of its own finds jsdom's, which cannot digest or derive.
if (!("subtle" in crypto)) Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle });
