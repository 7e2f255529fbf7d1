/**
 * A busy machine is no fault of the product: what a test waits for may take its time. Vitest's own
 * second is too short where several tests share a core. (`setupFiles` of every project.)
 */
import { vi } from "vitest";

/** Milliseconds. `expect.poll` gets the same in vitest.config.ts. */
const patience = 20_000;

const waitFor = vi.waitFor;

vi.waitFor = (look, options) =>
  waitFor(look, {
    timeout: patience,
    ...(typeof options === "number" ? { timeout: options } : options),
  });
