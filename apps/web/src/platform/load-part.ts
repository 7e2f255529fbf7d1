import { lazy, type ComponentType } from "react";
import { answersNow, untilOnline } from "#web/platform/online-status.ts";

/** Waits between retries while the server is reachable, ms. */
const triedAgainAfter = [1000, 4000];

const delay = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Loads a program file, waiting for the network when there is none. Rejects when the server answers without the file,
 * because a newer version has removed it.
 */
export async function loadFile<File>(
  load: () => Promise<File>,
  waits: readonly number[] = triedAgainAfter,
): Promise<File> {
  try {
    return await load();
  } catch (error) {
    if (!(await answersNow())) {
      await untilOnline();
      return loadFile(load, waits);
    }
    const [wait, ...longer] = waits;
    if (wait === undefined) throw error;
    await delay(wait);
    return loadFile(load, longer);
  }
}

export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadFile(load) }));
}

const Nothing = () => null;

/**
 * Returns a lazily loaded component that renders nothing, such as a synchronization. The app works without it when
 * loading fails.
 */
export function lazyHelper<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const part: ComponentType<Props> = await loadFile(load).catch(() => Nothing);
    return { default: part };
  });
}
