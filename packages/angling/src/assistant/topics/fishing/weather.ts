import { answerWeather } from "#angling/assistant/answers/fishing/weather.ts";
import type { Topic } from "#angling/assistant/topics/topic.ts";

export const weather: Topic = {
  name: "weather",
  guess: "weather",
  about: "place",
  isOfADay: true,
  slots: ["place", "when"],
  assumed: ["place", "when"],
  signs: {
    15: ["waterSaid !keep|limit|log|mine|tide|score"],
    14: ["ofWeather !waves|limit|keep|log"],
    13: ["windLiked !WHEN", "degreesSaid FISH|water !LENGTH|WHEN|keep|limit|log|mine"],
    5: ["water"],
    3: ["wind|rain|thunder|weather|air !FISH", "wind|rain|thunder|weather|air WHEN|PLACE|next"],
  },
  reads: "pressure air weather water next degreesSaid tide fishes score waves past",
  goesOn: "degreesSaid inUnits wind rain air",
  words:
    "ocean sea harbor bay surf feed feeding point any chilly enough yet n ne e se s sw w nw north northeast east southeast south southwest west northwest position switch shift turn",
  lead: "weather",
  examples: ["wind tomorrow afternoon", "water temperature", "is it going to rain"],
  answer: answerWeather,
};
