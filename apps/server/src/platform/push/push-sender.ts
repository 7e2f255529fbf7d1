import type { PushDevice, PushMessage } from "@striper/contract/reminders";
import webPush from "web-push";
import type { PushKeys } from "#server/platform/push/push-keys.store.ts";
import { outbound } from "#server/platform/upstream/outbound.ts";
import type { Outbound } from "#server/platform/upstream/outbound.ts";

/**
 * `gone`: the subscription has ended. `refused`: the push service will never accept our messages,
 * as when the device subscribed with other keys. `later`: a retry may succeed.
 */
export type PushOutcome = "sent" | "gone" | "refused" | "later";

export interface PushSender {
  /** Browsers subscribe with this key, which identifies our messages. */
  readonly publicKey: string;
  /** Sends a message, which the push service keeps for `seconds` while the device is off. */
  send(device: PushDevice, message: PushMessage, seconds: number): Promise<PushOutcome>;
}

export interface PushPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

export type PostPush = (post: PushPost) => Promise<number>;

const answerWithinMs = 10_000;

/** Posts to public addresses only, because callers supply the address. Reads only the status. */
export function postTo(through: Outbound): PostPush {
  return async ({ url, headers, body }) => {
    const answer = await through.askPublic(new URL(url), {
      method: "POST",
      headers: { ...headers },
      body,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.body?.cancel();
    return answer.status;
  };
}

/**
 * RFC 8030, section 7.3: 404 and 410 mean an ended subscription. 408, 413 and 429 are temporary.
 */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return [400, 401, 403].includes(status) ? "refused" : "later";
}

export interface PushSenderDependencies {
  readonly keys: PushKeys;
  /** Where a push service can report problems: `https:` or `mailto:`. */
  readonly contact: string;
  readonly post?: PostPush;
}

export function createPushSender({
  keys,
  contact,
  post = postTo(outbound),
}: PushSenderDependencies): PushSender {
  const vapidDetails = { subject: contact, ...keys };

  /**
   * Returns undefined when the device's key is not a point of the curve, so nothing can be
   * encrypted.
   */
  function sealed(device: PushDevice, message: PushMessage, seconds: number): PushPost | undefined {
    const options = {
      vapidDetails,
      TTL: Math.max(0, Math.floor(seconds)),
      urgency: "high",
    } as const;
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        device,
        JSON.stringify(message),
        options,
      );
      return { url: endpoint, headers, body: new Uint8Array(body ?? []) };
    } catch {
      return undefined;
    }
  }

  async function send(
    device: PushDevice,
    message: PushMessage,
    seconds: number,
  ): Promise<PushOutcome> {
    const request = sealed(device, message, seconds);
    if (request === undefined) return "refused";
    const status = await post(request).catch(() => undefined);
    return status === undefined ? "later" : outcomeOf(status);
  }
  return { publicKey: keys.publicKey, send };
}
