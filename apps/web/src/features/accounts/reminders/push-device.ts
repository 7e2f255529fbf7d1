import { pushDevice, type PushDevice } from "@striper/contract/reminders";
import { readFromOutside } from "@striper/contract/validation";
import { pushSupport, type PushSupport } from "#web/features/accounts/reminders/push-view.ts";

/** Longer than a worker takes to be registered; where there is none it never is, ms. */
const workerTimeout = 5000;
/** One that is registered fetches the app first, which takes its time on a slow connection, ms. */
const installTimeout = 120_000;

export function devicePushSupport(): PushSupport {
  const hasPush =
    "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
  const isOnHomeScreen = "standalone" in navigator ? navigator.standalone === true : undefined;
  return pushSupport({ hasPush, isOnHomeScreen });
}

export const pushPermission = (): NotificationPermission =>
  devicePushSupport() === "available" ? Notification.permission : "default";

async function manager(): Promise<PushManager | undefined> {
  const isRegistered = (await navigator.serviceWorker.getRegistration()) !== undefined;
  const never = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), isRegistered ? installTimeout : workerTimeout);
  });
  const registration = await Promise.race([navigator.serviceWorker.ready, never]);
  return registration?.pushManager;
}

/** The device's address at its push service. */
export async function pushAddress(): Promise<string | null> {
  if (pushPermission() !== "granted") return null;
  const subscription = await (await manager())?.getSubscription();
  return subscription?.endpoint ?? null;
}

/** What a server needs of a subscription; browsers add more. */
function deviceOf({ endpoint, keys }: PushSubscriptionJSON): PushDevice | undefined {
  const read = readFromOutside(pushDevice, { endpoint, keys });
  return read.success ? read.data : undefined;
}

export type Subscribing =
  | { readonly kind: "subscribed"; readonly device: PushDevice }
  /** The person said no, or the browser did for them. */
  | { readonly kind: "denied" }
  /**
   * The browser has no push service, cannot reach it, or uses one that the server does not send to.
   */
  | { readonly kind: "unreachable" };

/** Asks for permission if needed. An earlier subscription is dropped. */
export async function subscribeDevice(publicKey: string): Promise<Subscribing> {
  if ((await Notification.requestPermission()) !== "granted") return { kind: "denied" };
  try {
    const push = await manager();
    await (await push?.getSubscription())?.unsubscribe();
    const subscription = await push?.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const device = subscription === undefined ? undefined : deviceOf(subscription.toJSON());
    return device === undefined ? { kind: "unreachable" } : { kind: "subscribed", device };
  } catch {
    return { kind: "unreachable" };
  }
}

/** Nothing is sent any more once the server has heard; this only tidies up, and may fail. */
export async function unsubscribeDevice(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
}
