import type { PushDevice, PushMessage } from "@striper/contract/reminders";
import webPush from "web-push";
import type { PushKeys } from "#server/platform/push/push-keys.store.ts";
import { outbound } from "#server/platform/upstream/outbound.ts";
import type { Outbound } from "#server/platform/upstream/outbound.ts";

/**
 * `gone`: the device wants no more. `refused`: its push service does not take it from us, now or later,
 * as when the device subscribed with other keys. `later`: it cannot take it just now.
 */
export type PushOutcome = "sent" | "gone" | "refused" | "later";

export interface PushSender {
  /** What a browser has to be given to let messages of ours through. */
  readonly publicKey: string;
  /** Kept by the push service for as long as it is of use, seconds, if the device is off. */
  send(device: PushDevice, message: PushMessage, seconds: number): Promise<PushOutcome>;
}

export interface PushPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The status it was answered with. Rejects when there was no answer. */
export type PostPush = (post: PushPost) => Promise<number>;

const answerWithinMs = 10_000;

/** The address is a caller's word. Answers are not read: the status says all. */
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

/** RFC 8030, 7.3: a subscription that has ended is 404 or 410. 408, 413 and 429 are about this one time. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return [400, 401, 403].includes(status) ? "refused" : "later";
}

export interface PushSenderDependencies {
  readonly keys: PushKeys;
  /** Where a push service may complain: `https:` or `mailto:`. */
  readonly contact: string;
  readonly post?: PostPush;
}

export function createPushSender({
  keys,
  contact,
  post = postTo(outbound),
}: PushSenderDependencies): PushSender {
  const vapidDetails = { subject: contact, ...keys };

  /** Undefined where the device's keys are none: what is not a point of the curve encrypts nothing. */
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
