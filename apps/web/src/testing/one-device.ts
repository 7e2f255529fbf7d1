/**
 * Gives the tests of a worker one device. The files of a worker share what is loaded: Dexie looks for IndexedDB only
 * when it is first loaded, so a file that brought its own would come too late, and a server that one file
 * could not reach would be lost to the next one too.
 */
import "fake-indexeddb/auto";
import { afterEach } from "vitest";
import { noteReachable } from "#web/platform/online-status.ts";

afterEach(() => noteReachable(true));
