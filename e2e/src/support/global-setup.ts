import { buildFakes } from "#e2e/support/fakes.ts";

// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default buildFakes;
