import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import type { PushMessage } from "@striper/contract/reminders";
import { createServer } from "node:https";
import type { RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import webPush from "web-push";
import { createPushSender, postTo, type PushPost } from "#server/platform/push/push-sender.ts";
import { createOutbound } from "#server/platform/upstream/outbound.ts";
import { certificate, certificateKey } from "#server/testing/outside/certificate.ts";
import { localServers } from "#server/testing/outside/local-servers.ts";

const keys = webPush.generateVAPIDKeys();
const message: PushMessage = {
  title: "High tide at Boston, 4:12 am",
  body: "High tide at Boston: Sunday, June 14 at 4:12 am EDT, 10.1 ft (3.1 m).",
  page: "/tides?station=8443970",
  tag: "tide/1",
};

/** Makes a browser's secrets and its subscription. */
function openDevice() {
  const secret = createECDH("prime256v1");
  const auth = randomBytes(16);
  const p256dh = secret.generateKeys();
  const endpoint = "https://updates.push.services.mozilla.com/wpush/v2/abc";
  const handedOut = {
    endpoint,
    keys: { p256dh: p256dh.toString("base64url"), auth: auth.toString("base64url") },
  };
  return { secret, auth, p256dh, handedOut };
}

/** Decrypts a single record as a browser does (RFC 8291, section 3.4, and RFC 8188). */
function readAsDevice({ secret, auth, p256dh }: ReturnType<typeof openDevice>, body: Uint8Array) {
  const bytes = Buffer.from(body);
  const salt = bytes.subarray(0, 16);
  const keyLength = bytes.readUInt8(20);
  const senderKey = bytes.subarray(21, 21 + keyLength);
  const sealed = bytes.subarray(21 + keyLength);
  const derive = (input: Uint8Array, withSalt: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync("sha256", input, withSalt, info, length));
  const context = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, senderKey]);
  const input = derive(secret.computeSecret(senderKey), auth, context, 32);
  const key = derive(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

function verifiedClaims(authorization: string): unknown {
  const token = /^vapid t=([\w.-]+), k=([\w-]+)$/u.exec(authorization);
  const [head = "", claims = "", signature = ""] = (token?.[1] ?? "").split(".");
  expect(token?.[2]).toBe(keys.publicKey);
  const point = Buffer.from(keys.publicKey, "base64url");
  const key = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const isOurs = verify(
    "sha256",
    signed,
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(isOurs).toBe(true);
  return JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
}

const contact = "mailto:no-reply@striper.example";
const senderThat = (post: (request: PushPost) => Promise<number>) =>
  createPushSender({ keys, contact, post });

describe("a push message", () => {
  test("is read by the device alone, and signed by this installation", async () => {
    const device = openDevice();
    const posted: PushPost[] = [];
    const sender = senderThat((request) => Promise.resolve(posted.push(request) && 201));
    expect(await sender.send(device.handedOut, message, 3600.9)).toBe("sent");
    const [request] = posted;
    expect(request?.url).toBe(device.handedOut.endpoint);
    expect(request?.headers).toMatchObject({
      TTL: 3600,
      Urgency: "high",
      "Content-Encoding": "aes128gcm",
    });
    expect(Buffer.from(request?.body ?? []).includes("High tide")).toBe(false);
    const read: unknown = JSON.parse(readAsDevice(device, request?.body ?? new Uint8Array()));
    expect(read).toEqual(message);
    expect(verifiedClaims(request?.headers["Authorization"] ?? "")).toMatchObject({
      aud: "https://updates.push.services.mozilla.com",
      sub: contact,
    });
  });

  test.each([
    [200, "sent"],
    [201, "sent"],
    [202, "sent"],
    [404, "gone"],
    [410, "gone"],
    [400, "refused"],
    [401, "refused"],
    [403, "refused"],
    [413, "later"],
    [429, "later"],
    [500, "later"],
    [503, "later"],
  ])("that is answered %i is %s", async (status, outcome) => {
    const sender = senderThat(() => Promise.resolve(status));
    expect(await sender.send(openDevice().handedOut, message, 60)).toBe(outcome);
  });

  test("without an answer is to be retried", async () => {
    const sender = senderThat(() => Promise.reject(new Error("no route")));
    expect(await sender.send(openDevice().handedOut, message, 60)).toBe("later");
  });

  test("to a device with invalid keys is refused, and nothing is sent", async () => {
    let posts = 0;
    const sender = senderThat(() => Promise.resolve(posts++ && 201));
    const { endpoint } = openDevice().handedOut;
    const device = { endpoint, keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) } };
    expect(await sender.send(device, message, 60)).toBe("refused");
    expect(posts).toBe(0);
  });
});

describe("a push service", () => {
  const servers = localServers();
  afterEach(() => servers.close());

  /** Posts to a name that resolves to `found`. 127.0.0.1 counts as public here. */
  async function postWhere(found: string, answer: RequestListener) {
    const server = createServer({ cert: certificate, key: certificateKey }, answer);
    const httpsPort = await servers.listen(server);
    const outbound = createOutbound({
      lookup: (_name, _options, callback) => callback(null, [{ address: found, family: 4 }]),
      isPublic: (address) => address === "127.0.0.1",
      httpsPort,
      authority: certificate,
    });
    const url = `https://push.public.test:${httpsPort}/wpush/v2/abc`;
    return () => postTo(outbound)({ url, headers: { TTL: "60" }, body: new Uint8Array(10) });
  }

  test("is reached by https, at the address of its name", async () => {
    const told: unknown[] = [];
    const post = await postWhere("127.0.0.1", (request, response) => {
      told.push(request.method, request.url, request.headers["ttl"]);
      request.resume().on("end", () => response.writeHead(201).end());
    });
    expect(await post()).toBe(201);
    expect(told).toEqual(["POST", "/wpush/v2/abc", "60"]);
  });

  test("whose name resolves to a private address is not called", async () => {
    let told = 0;
    const post = await postWhere("10.0.0.1", () => void (told += 1));
    await expect(post()).rejects.toMatchObject({ cause: { name: "AddressRefused" } });
    expect(told).toBe(0);
  });

  test("that redirects is not followed", async () => {
    const post = await postWhere("127.0.0.1", (_request, response) => {
      response.writeHead(307, { location: "https://127.0.0.1/" }).end();
    });
    expect(await post()).toBe(307);
  });
});

test.each(["http://fcm.googleapis.com/a", "https://127.0.0.1/a", "https://10.0.0.1/a"])(
  "nothing is posted to %s",
  async (url) => {
    const post = postTo(createOutbound());
    await expect(post({ url, headers: {}, body: new Uint8Array() })).rejects.toMatchObject({
      name: "AddressRefused",
    });
  },
);
