/** A text that has to reach the person whatever they are doing. */
interface DeviceAlarm {
  readonly title: string;
  readonly text: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
  /** Opened when it is tapped. */
  readonly page: string;
}

const alarmPattern = [600, 200, 600, 200, 600];

/** Milliseconds of vibration and pause in turn; iPhones have no vibration. */
export function vibrate(pattern: readonly number[]): void {
  navigator.vibrate?.([...pattern]);
}

async function notify({ title, text, tag, page }: DeviceAlarm): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, { body: text, tag, requireInteraction: true, data: page });
}

/** Vibrates, and shows a persistent notification if permitted; needs no network. */
export function raiseAlarm(alarm: DeviceAlarm): void {
  vibrate(alarmPattern);
  void notify(alarm).catch(() => undefined);
}
