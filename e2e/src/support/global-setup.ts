import { buildFakes } from "#e2e/support/fakes.ts";
import { startSharedWorld } from "#e2e/support/world.ts";

// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function setUp(): Promise<() => Promise<void>> {
  buildFakes();
  return startSharedWorld();
}
