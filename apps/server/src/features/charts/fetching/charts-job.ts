import { day, hour, type Instant } from "@striper/marine/time";
import conversionFlags from "#server/features/charts/fetching/conversion-flags.json" with { type: "json" };
import { readChartIndex } from "#server/features/charts/chart-folder.ts";
import type { ChartPlaces } from "#server/features/charts/chart-shelf.ts";
import { readFetchingState } from "#server/features/charts/fetching/fetching-state.ts";
import { updateAnswer, type UpdateOrder } from "#server/features/charts/fetching/messages.ts";
import type { Region } from "#server/features/charts/fetching/read-catalogue.ts";
import { stateFileIn } from "#server/features/charts/fetching/update-charts.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import type { Log } from "#server/platform/log/log.ts";
import { createHelperProcess, nextMessage } from "#server/platform/work/helper/helper-process.ts";
import type { Program } from "#server/platform/work/helper/program.ts";

export interface ChartFetching {
  /** Undefined disables fetching. */
  readonly baseUrl: string | undefined;
  readonly region: Region;
}

export interface ChartsJobDependencies {
  readonly places: ChartPlaces;
  readonly settings: ChartFetching;
  readonly userAgent: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Records the outcome in the list of outside services. */
  readonly record: (outcome: FetchingOutcome, now: Instant) => Promise<void>;
}

export interface FetchingOutcome {
  /** Name, edition, update and date of each cell in use. */
  readonly cells: readonly string[];
  readonly faults: readonly string[];
}

/**
 * NOAA publishes weekly. A little less than a week, so that a daily run at the same hour is due.
 */
const every = 7 * day - 2 * hour;
/** Enough for a hundred cells over a slow connection and their conversion. */
const longestMs = 4 * hour;

const program: Program = {
  name: "charts-program",
  folder: "features/charts/fetching",
  flags: conversionFlags,
  input: "ignore",
};

async function runProgram(order: UpdateOrder, signal: AbortSignal): Promise<string> {
  const helper = createHelperProcess(program, { idleMs: 0 });
  try {
    return await helper.use(signal, async (child, ended) => {
      const answer = nextMessage(child, ended);
      child.send(order);
      return updateAnswer.parse(await answer).kind;
    });
  } finally {
    helper.close();
  }
}

function outcomeIn({ fetched, builtIn }: ChartPlaces): FetchingOutcome {
  const { faults } = readFetchingState(stateFileIn(fetched));
  const index = readChartIndex(fetched) ?? readChartIndex(builtIn);
  const cells = (index?.cells ?? []).map(
    ({ name, edition, update, issued }) => `${name} ${edition}.${update} of ${issued}`,
  );
  return { cells, faults };
}

/**
 * Fetches charts weekly. Runs daily, so that a failure is retried the next day; an interrupted run
 * is resumed. Runs on one server at a time.
 */
export function createChartsJob(dependencies: ChartsJobDependencies): Job | null {
  const { places, settings, userAgent, clock, log, record } = dependencies;
  const { baseUrl, region } = settings;
  if (baseUrl === undefined) return null;
  return {
    name: "charts",
    // 7:00 UTC is 2 or 3 a.m. in Boston.
    schedule: { everyMinutes: 24 * 60, afterMinutes: 7 * 60 },
    longestMs,
    async run(signal) {
      const { completedAt } = readFetchingState(stateFileIn(places.fetched));
      if (completedAt !== null && clock.now() - completedAt < every) return;
      const { fetched: folder, builtIn } = places;
      const kind = await runProgram({ baseUrl, region, folder, builtIn, userAgent }, signal);
      const outcome = outcomeIn(places);
      await record(outcome, clock.now());
      // Logged as information, because a server without a network is no fault.
      log.info({ ...outcome, kind }, "the electronic charts were compared with NOAA's");
    },
  };
}
