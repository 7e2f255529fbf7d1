import type { Intent } from "#angling/assistant/frame.ts";

/** Words an answer of the topic looks for beside its slots. */
const words: Readonly<Partial<Record<Intent, string>>> = {
  keep: `carapace tail fork notch notched egg eggs berried v bled bleeding dead alive floating bent nose dot money button flush flat even live
  bait bay across run running cross crossing transport home drive outside past beyond over under above below bigger smaller longer shorter
  than netted gaffed speared snagged slot each apiece split share party weigh weighs season`,
  rules: `live bait eels mackerel across run bay outside past beyond over under circle tube worm`,
  permit: `saltwater salt fresh freshwater boating boater boaters safety certificate certificates certification card course class cert needed
  senior seniors citizen elderly retired resident nonresident tourist visiting visitor lake lakes pond ponds cover covers buy renew order cost price alone
  kid kids child children teen teenager turn turns turned turning passenger passengers share crew year years valid expired lapsed
  free run operate drive power powered register registered clamming clams shellfish squid crab crabbing lobster`,
  go: `tin tinny swell swells inlet bar bars mouth boat seas sea knots kts mph wind winds gusts fog foggy rain dark light tide ebb flood
  paddle sup raft sail whaler small craft advisory`,
};

const sets: Readonly<Partial<Record<Intent, ReadonlySet<string>>>> = Object.fromEntries(
  Object.entries(words).map(([topic, list]) => [topic, new Set(list.split(/\s+/))]),
);

export const isWordOfTopic = (word: string, topic: Intent): boolean =>
  sets[topic]?.has(word) === true;
