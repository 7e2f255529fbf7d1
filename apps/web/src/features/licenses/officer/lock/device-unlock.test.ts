import { describe, expect, test } from "vitest";
import { hasDeviceUnlock, isVerified } from "#web/features/licenses/officer/lock/device-unlock.ts";

const origin = "https://striper.example";
const challenge = new Uint8Array([251, 255, 190, 1]);

const answer = (client: object, flags = 0x05) => {
  const authenticatorData = new Uint8Array(37);
  authenticatorData[32] = flags;
  return {
    clientDataJSON: new TextEncoder().encode(JSON.stringify(client)).buffer,
    authenticatorData: authenticatorData.buffer,
  };
};
const client = { type: "webauthn.get", challenge: "-_--AQ", origin };

describe("the device's answer", () => {
  test("counts when it is to this question and the person was verified", () => {
    expect(isVerified(answer(client), challenge, origin)).toBe(true);
  });

  test.each([
    ["to another question", answer({ ...client, challenge: "AAAA" })],
    ["for another site", answer({ ...client, origin: "https://elsewhere.example" })],
    ["of another kind", answer({ ...client, type: "webauthn.create" })],
    ["of somebody who was merely present", answer(client, 0x01)],
    ["without content", answer({})],
  ])("%s does not count", (_what, given) => {
    expect(isVerified(given, challenge, origin)).toBe(false);
  });
});

test("a browser without such an unlock has none", async () => {
  expect(await hasDeviceUnlock()).toBe(false);
});
