import { startBundled } from "#server/platform/work/helper/program.ts";
import { bundles } from "#server/testing/bundled-programs.ts";
import { startBundledServer } from "#server/testing/start-process.ts";

// Loading the sources takes each program that is started two seconds of a processor.
startBundled(bundles);
startBundledServer(bundles);
