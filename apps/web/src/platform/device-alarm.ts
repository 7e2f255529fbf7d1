interface DeviceAlarm {
  readonly title: string;
  readonly text: string;
  readonly tag: string;
  readonly page: string;
}

const alarmPattern = [600, 200, 600, 200, 600];

/** Vibrates by a pattern of alternating vibration and pause, ms. iPhones do not vibrate. */
export function vibrate(pattern: readonly number[]): void {
  navigator.vibrate?.([...pattern]);
}

async function notify({ title, text, tag, page }: DeviceAlarm): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, { body: text, tag, requireInteraction: true, data: page });
}

/** Vibrates and, if permitted, shows a notification that stays; works offline. */
export function raiseAlarm(alarm: DeviceAlarm): void {
  vibrate(alarmPattern);
  void notify(alarm).catch(() => undefined);
}
