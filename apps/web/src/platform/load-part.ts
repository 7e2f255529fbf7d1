import { lazy, type ComponentType } from "react";
import { answersNow, untilOnline } from "#web/platform/online-status.ts";

/** How long a file that a server in reach did not give is waited for, ms. */
const triedAgainAfter = [1000, 4000];

const delay = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Loads a file of the program. Without a network it waits for one. Rejects where the server answers
 * and the file does not come: it went away with a newer version.
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

/** A part of a screen with a file of its own; the screen goes on while it waits for a network. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadFile(load) }));
}

const Nothing = () => null;

/** What works unseen, such as an exchange with the account: without it nothing else stops. */
export function lazyHelper<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const part: ComponentType<Props> = await loadFile(load).catch(() => Nothing);
    return { default: part };
  });
}
