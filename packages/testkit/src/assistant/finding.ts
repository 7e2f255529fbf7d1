import { buildCard } from "@striper/angling/assistant/cards/build-card";
import type { Card } from "@striper/angling/assistant/cards/card";
import type { FindContext } from "@striper/angling/assistant/find/find";
import { tools } from "@striper/angling/assistant/tools/index";
import type { SlotName } from "@striper/angling/assistant/slots/slots";
import type { ToolName } from "@striper/angling/assistant/tools/tool-names";
import type { Candidate } from "@striper/angling/assistant/find/turn";

/** The card of a candidate without its tool's answer: what a follow-up needs of it. */
export const cardOfCandidate = ({ tool, slots }: Candidate): Card =>
  buildCard(tool, {
    title: tool,
    slots,
    assumed: [],
    headline: { figure: tool, unit: null, label: tool },
    text: tool,
    facts: [],
    sources: [],
  });

const moment = ["place", "date", "hour", "minute", "aspect"] as const;
/** What tools take that are still being written. */
const declared: Partial<Readonly<Record<ToolName, readonly SlotName[]>>> = {
  tide: [...moment, "height_feet"],
  current: moment,
  sky: ["place", "date", "aspect"],
  score: [...moment, "mode"],
  go: [...moment, "wind_knots", "gust_knots", "wind_from", "sea_feet", "craft", "hazards"],
  weather: moment,
  marine: moment,
  spots: ["place", "mode", "species", "wind_from", "craft", "hazards", "date"],
  spot: ["place", "date"],
  depth: [...moment, "draft_feet"],
  wading: moment,
  text: ["text"],
};

/** The tools as far as finding needs them. */
export const toolsToFind: FindContext["tools"] = {
  ...Object.fromEntries(
    Object.entries(declared).map(([name, takes]) => [
      name,
      {
        name,
        title: name,
        description: name,
        takes,
        required: [],
        aspects: [],
        answer: () => Promise.reject(new RangeError(`${name} is not asked`)),
      },
    ]),
  ),
  ...tools,
};
