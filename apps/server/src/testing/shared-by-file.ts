import { afterAll } from "vitest";

/** What all tests of a file share; closed after the last of them. */
export async function sharedByFile<Thing extends { readonly close: () => unknown }>(
  opening: Promise<Thing>,
): Promise<Thing> {
  const thing = await opening;
  afterAll(async () => {
    await thing.close();
  });
  return thing;
}
