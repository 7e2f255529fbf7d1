import { minute } from "@striper/marine/time";
import { fillInConditions, fillInJob } from "#server/features/catches/conditions/fill-in.ts";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { eraseDeleted } from "#server/features/catches/entries/erase-deleted.ts";
import {
  removeLoosePhotos,
  removeStrayFiles,
} from "#server/features/catches/photos/remove-photos.ts";
import { dailyAtNight } from "#server/platform/jobs/job.ts";
import type { Job } from "#server/platform/jobs/job.ts";

export function jobsOfCatches(context: CatchesDependencies): readonly Job[] {
  return [
    {
      name: fillInJob,
      schedule: { everyMinutes: 10 },
      longestMs: 5 * minute,
      run: (signal) => fillInConditions(context, signal),
    },
    {
      name: "catches-erase",
      schedule: { everyMinutes: 60, afterMinutes: 7 },
      longestMs: 10 * minute,
      run: (signal) => eraseDeleted(context, signal),
    },
    {
      name: "catches-photos",
      schedule: dailyAtNight,
      longestMs: 30 * minute,
      async run(signal) {
        // Runs first, because it throws when the files belong to another installation, whose photos
        // may be in use.
        await removeStrayFiles(context, signal);
        await removeLoosePhotos(context, signal);
      },
    },
  ];
}
