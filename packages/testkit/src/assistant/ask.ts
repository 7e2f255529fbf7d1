import { hour } from "@striper/marine/time";
import {
  answerQuestion,
  daysOfTurn,
  unsupportedNumbers,
  type Answer,
  type AssistantProviders,
  type FollowUpContext,
  type KeptHour,
  type KeptMarineForecast,
  type KeptWeather,
} from "@striper/angling/assistant";
import { askedAt, keptProviders } from "./kept.ts";

export const position = { latitude: 42.3366, longitude: -71.01 };

interface Asking {
  readonly providers?: Partial<AssistantProviders>;
  readonly now?: number;
  readonly at?: { latitude: number; longitude: number } | null;
}

/** The last answer of a talk; every answer's numbers must rest on its facts. */
export async function ask(
  talk: string | readonly string[],
  { providers = {}, now = askedAt, at = null }: Asking = {},
) {
  const turns = typeof talk === "string" ? [talk] : talk;
  let conversation: FollowUpContext | null = null;
  const answers: Answer[] = [];
  for (const question of turns) {
    const answer = await answerQuestion({
      question,
      conversation,
      providers: { ...keptProviders, ...providers },
      now,
      position: at,
    });
    conversation = answer.followUpContext;
    const known = [...turns, ...daysOfTurn(conversation, now)];
    const invented = unsupportedNumbers(`${answer.text} ${answer.more ?? ""}`, answer.facts, known);
    if (invented.length > 0) {
      throw new Error(`${question}: invented ${invented.join(" ")} in ${answer.text}`);
    }
    answers.push(answer);
  }
  const last = answers.at(-1);
  if (last === undefined) throw new Error("nothing was asked");
  return last;
}

export const given =
  <Value>(value: Value) =>
  () =>
    Promise.resolve(value);
export const factOf = (answer: Answer, kind: string) =>
  answer.facts.find((one) => one.kind === kind)?.value;

export const nothingKnown: KeptHour = {
  instant: askedAt,
  temperature: null,
  windSpeed: null,
  windGusts: null,
  windDirection: null,
  precipitationProbability: null,
  cloudCover: null,
  description: null,
};
export const weather = (parts: Partial<KeptWeather> = {}): KeptWeather => ({
  area: "Boston Harbor",
  hours: [nothingKnown],
  updatedAt: askedAt - hour,
  source: "National Weather Service",
  isForecast: true,
  waterTemperature: null,
  waves: null,
  pressure: null,
  ...parts,
});
export const marine = (parts: Partial<KeptMarineForecast> = {}): KeptMarineForecast => ({
  zoneId: "ANZ230",
  zoneName: "Boston Harbor",
  issuedAt: null,
  source: "National Weather Service",
  periods: [{ name: "TODAY", text: "SW winds 10 kt." }],
  alerts: [],
  ...parts,
});
