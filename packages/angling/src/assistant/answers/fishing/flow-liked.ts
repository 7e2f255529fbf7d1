import { distanceBetween } from "@striper/marine/geo";
import { fact, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { answered, assumptions, listWords, type Reply } from "#angling/assistant/answers/reply.ts";
import { flowNamed, spotPosition, spots, type Spot } from "#angling/spots/index.ts";

/** Miles around a place whose spots speak for it: the nearer ones where there are any. */
const nearWithin = [2, 5] as const;

function spotsAt({ place }: Frame): readonly Spot[] {
  if (place === null) return spots;
  if (place.spotId !== null) return spots.filter(({ id }) => id === place.spotId);
  if (place.region !== null) return spots.filter(({ region }) => region === place.region);
  const within = (miles: number): readonly Spot[] =>
    spots.filter(
      (spot) =>
        flowNamed(spot) !== null && distanceBetween(place.position, spotPosition(spot)) <= miles,
    );
  return nearWithin.map(within).find((found) => found.length > 0) ?? [];
}

const flows = ["ebb", "flood", "either"] as const;
const asSaid = { ebb: "the ebb", flood: "the flood", either: "both ways" } as const;

/** "Ebb or flood": what the catalogue says of the spots there, and what is known in general. */
export function answerFlowLiked(frame: Frame): Reply {
  const named = spotsAt(frame).flatMap((spot) => {
    const flow = flowNamed(spot);
    return flow === null ? [] : [{ spot, flow }];
  });
  const rows = flows
    .map((flow) => ({ flow, of: named.filter((one) => one.flow === flow).map(({ spot }) => spot) }))
    .filter(({ of }) => of.length > 0)
    .toSorted((a, b) => b.of.length - a.of.length);
  const [first] = rows;
  const lines = [
    "Moving water matters most; slack is weak nearly everywhere. Flats and shallow beaches fish as it rises, river mouths and creeks as it falls.",
    "No study of catches by the stage of the tide was found here.",
  ];
  const where = frame.place === null ? "here" : `near ${frame.place.name}`;
  const isOne = frame.place !== null && frame.place.spotId !== null;
  const alone = isOne ? spots.find(({ id }) => id === frame.place?.spotId) : undefined;
  const lead =
    first === undefined && alone !== undefined
      ? `**No direction is named for ${alone.name}: best ${alone.bestTimes.join(", ").toLowerCase()}.** ${alone.tips}`
      : first === undefined || (rows.length > 1 && frame.place === null)
        ? "**The ebb, where nothing else is known:** a harbor guide fishes it, and the score counts the flood 0.8 of it."
        : isOne
          ? `**${first.flow === "either" ? "Either" : asSaid[first.flow].replace("the", "The")} at ${frame.place.name}**, by the catalogue.`
          : `**It depends on the spot:** of those ${where} the catalogue gives ${listWords(rows.map(({ flow, of }) => `${asSaid[flow]} to ${of.length}${frame.place === null ? "" : ` (${listWords(of.slice(0, 2).map(({ name }) => name))})`}`))}.`;
  return answered(
    [lead, ...lines, assumptions(frame)],
    [
      fact("flood-share", 0.8, sources.bite),
      ...rows.map(({ flow, of }) => fact("flow-spots", of.length, sources.spots, { unit: flow })),
      ...rows.flatMap(({ of }) =>
        of.slice(0, 2).map(({ name }) => fact("spot", name, sources.spots)),
      ),
    ],
  );
}
