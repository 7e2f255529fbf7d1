import { expect, test } from "vitest";
import { storedLicense } from "#web/features/licenses/stored/stored-wallet.ts";
import { walletState } from "#web/features/licenses/licenses-screen.tsx";
import { someLicense } from "#web/features/licenses/testing/some-license.ts";

const one = [storedLicense(someLicense())];
const none = { licenses: [], isKnown: false };

test.each([
  ["loading", undefined, false],
  ["loading", none, false],
  ["failed", none, true],
  ["failed", undefined, true],
  ["empty", { licenses: [], isKnown: true }, false],
  ["empty", { licenses: [], isKnown: true }, true],
  ["ready", { licenses: one, isKnown: false }, true],
  ["ready", { licenses: one, isKnown: true }, false],
] as const)("the wallet is %s", (state, wallet, isFailed) => {
  expect(walletState({ wallet, isFailed })).toBe(state);
});
