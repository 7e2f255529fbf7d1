import { respond } from "./answers/respond.ts";
import { declinedWith, type AnswerContext } from "./answers/reply.ts";
import type { Frame, Intent } from "./frame.ts";
import type { Fact } from "./facts.ts";
import catalogue from "./catalogue/tools.json" with { type: "json" };
import { withDepthAsked } from "./understanding/topics/depth-asked.ts";
import { readQuestion } from "./understanding/read-question.ts";

/** JSON Schema of one parameter. */
export interface ToolParameter {
  readonly type: "string" | "number";
  readonly description: string;
  readonly enum?: readonly string[];
}

/** A tool as it is declared: data/assistant/tools.json. */
export interface Blueprint {
  readonly topic: Intent;
  readonly description: string;
  /** What a model may send, in the order in which a question says it. */
  readonly takes: readonly string[];
  readonly required: readonly string[];
  /** Words that give the question its shape. */
  readonly lead: string;
}

/** JSON Schema of what a tool takes: a flat object of short texts and numbers. */
export interface ToolParameters {
  readonly type: "object";
  readonly properties: Readonly<Record<string, ToolParameter>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

export interface ToolOutcome {
  readonly facts: readonly Fact[];
  /** The built-in words for them; true as they stand. */
  readonly text: string;
  readonly declined: boolean;
}

/** What a model may call; the built-in engine answers from the same functions. */
export interface AssistantTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: ToolParameters;
  /** Takes whatever a model sends: what is no usable text or number counts as left out. */
  run(parameters: unknown, context: AnswerContext): Promise<ToolOutcome>;
}

const known = Object.entries(catalogue.parameters);

type Given = ReadonlyMap<string, unknown>;

/** Whatever a model sends, as names and values. */
function givenIn(parameters: unknown): Given {
  if (typeof parameters !== "object" || parameters === null) return new Map();
  return new Map<string, unknown>(Object.entries({ ...parameters }));
}

const longestText = 120;

function textOf(given: Given, name: string): string {
  const value = given.get(name);
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? value.slice(0, longestText).trim() : "";
}

const ifMore = (value: string, words: string): string => (Number(value) > 0 ? words : "");

const spokenModes: Readonly<Record<string, string>> = { shore: "from shore", boat: "from a boat" };

/** How a question says what was sent; what is not here is said as it is. */
const saidAs: Readonly<Record<string, (value: string) => string>> = {
  draft_feet: (value) => ifMore(value, `${value} ft draft`),
  length_inches: (value) => `a ${value} inch`,
  mode: (value) => spokenModes[value] ?? `on a ${value}`,
  place: (value) => `at ${value}`,
  water: (value) => `in ${value}`,
  kept_today: (value) => ifMore(value, `already kept ${value}`),
};

/** The parameters as the question an angler would ask, so that both engines read alike. */
function questionOf({ lead, takes }: Blueprint, sent: Given): string {
  const said = known.map(([name]) => {
    const value = takes.includes(name) ? textOf(sent, name) : "";
    return value === "" ? "" : (saidAs[name]?.(value) ?? value);
  });
  const [about = "", ...more] = said;
  return [about, lead, ...more].filter((part) => part !== "").join(" ");
}

/** A name that was sent and not found is said to be so; nothing else is taken for it. */
function notUnderstood(given: Given, { place, water, species }: Frame): ToolOutcome | null {
  const placeName = textOf(given, "place");
  if (placeName !== "" && place === null && water === null) {
    return declinedWith(`No place called "${placeName}" is known here.`);
  }
  const fishName = textOf(given, "species");
  return fishName !== "" && species === null
    ? declinedWith(`No fish called "${fishName}" is known here.`)
    : null;
}

function toolOf(name: string, blueprint: Blueprint): AssistantTool {
  const { description, required, topic: intent, takes } = blueprint;
  return {
    name,
    description,
    parameters: {
      type: "object",
      properties: Object.fromEntries(known.filter(([one]) => takes.includes(one))),
      required,
      additionalProperties: false,
    },
    async run(parameters, context) {
      const given = givenIn(parameters);
      const ownSpots = (await context.providers.ownSpots()) ?? [];
      const { frame } = readQuestion({
        question: questionOf(blueprint, given),
        now: context.now,
        position: context.position,
        ownSpots,
        bareNumber: intent === "keep" ? "length" : "hour",
        isChoice: false,
      });
      const missed = notUnderstood(given, frame);
      const asked =
        intent === "depth"
          ? withDepthAsked({ ...frame, intent: "unknown", topic: null }, null)
          : frame;
      return missed ?? respond({ ...asked, intent, topic: null }, context);
    },
  };
}

export const assistantTools: readonly AssistantTool[] = Object.entries(catalogue.tools).map(
  ([name, blueprint]) => toolOf(name, blueprint),
);
