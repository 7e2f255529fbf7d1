import { lazy, type ComponentType } from "react";
import { answersNow, untilOnline } from "#web/platform/online-status.ts";

/** Waits between tries to load a file while the server is reachable, ms. */
const triedAgainAfter = [1000, 4000];

const delay = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Loads a file of the program. Without a network it waits for one. Rejects if the server answers
 * but the file is missing: a newer version has removed it.
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

/** A part of a screen with a chunk of its own; the screen works while the chunk waits for a network. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadFile(load) }));
}

const Nothing = () => null;

/**
 * A component that renders nothing, such as a synchronization; if it cannot be loaded, the rest
 * works without it.
 */
export function lazyHelper<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const part: ComponentType<Props> = await loadFile(load).catch(() => Nothing);
    return { default: part };
  });
}
