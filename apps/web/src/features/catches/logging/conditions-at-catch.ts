import { skyConditions, waterConditions } from "@striper/angling/catches";
import { predictorsFor, stationsNear } from "@striper/angling/spots";
import type { CatchRecord } from "@striper/contract/catch-records";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { scoreAtCatch } from "#web/features/catches/logging/score-at-catch.ts";

export interface CircumstancesThen {
  readonly conditions: CatchRecord["conditions"];
  readonly bite_score: CatchRecord["bite_score"];
}

export async function circumstancesThen(
  at: Instant,
  position: Position | null,
  now: Instant,
): Promise<CircumstancesThen> {
  const sky = skyConditions(at, position);
  if (position === null) return { conditions: sky, bite_score: null };
  try {
    const stations = stationsNear(position);
    const predictors = await predictorsFor(stations);
    return {
      conditions: { ...waterConditions(stations, predictors, at), ...sky },
      bite_score: scoreAtCatch(predictors, position, at, now),
    };
  } catch {
    // Offline the chunk may be missing. The server adds the tide later.
    return { conditions: sky, bite_score: null };
  }
}
