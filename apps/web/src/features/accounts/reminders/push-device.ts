import { pushDevice, type PushDevice } from "@striper/contract/reminders";
import { readFromOutside } from "@striper/contract/validation";
import { pushSupport, type PushSupport } from "#web/features/accounts/reminders/push-view.ts";

/** Longest wait for a registered worker, ms; without one, `ready` never settles. */
const workerTimeout = 5000;
/** A new worker first fetches the app, which takes time on a slow connection, ms. */
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

export async function pushAddress(): Promise<string | null> {
  if (pushPermission() !== "granted") return null;
  const subscription = await (await manager())?.getSubscription();
  return subscription?.endpoint ?? null;
}

function deviceOf({ endpoint, keys }: PushSubscriptionJSON): PushDevice | undefined {
  const read = readFromOutside(pushDevice, { endpoint, keys });
  return read.success ? read.data : undefined;
}

export type Subscribing =
  | { readonly kind: "subscribed"; readonly device: PushDevice }
  | { readonly kind: "denied" }
  /** The browser has no push service, cannot reach it, or uses one the server does not support. */
  | { readonly kind: "unreachable" };

/** Asks for permission if needed, and replaces an earlier subscription. */
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

/** Tidies up after the server was told; may fail without harm. */
export async function unsubscribeDevice(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
}
