import { respond } from "./answers/respond.ts";
import { declinedWith, type AnswerContext } from "./answers/reply.ts";
import type { Frame } from "./frame.ts";
import type { Fact } from "./facts.ts";
import {
  blueprints,
  modes,
  numberNames,
  texts,
  waters,
  type Blueprint,
  type TextName,
} from "./tool-blueprints.ts";
import { withDepthAsked } from "./understanding/topics/depth-asked.ts";
import { readQuestion } from "./understanding/read-question.ts";

/** JSON Schema of what a tool takes: a flat object of short texts and numbers. */
export interface ToolParameters {
  readonly type: "object";
  readonly properties: Readonly<
    Record<
      string,
      {
        readonly type: "string" | "number";
        readonly description: string;
        readonly enum?: readonly string[];
      }
    >
  >;
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

function propertyOf(name: TextName) {
  if (name === "mode") return { type: "string", description: texts.mode, enum: modes } as const;
  if (name === "water") return { type: "string", description: texts.water, enum: waters } as const;
  return { type: "string", description: texts[name] } as const;
}

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

/** The parameters as the question an angler would ask, so that both engines read alike. */
function questionOf({ lead, texts: names, numbers = [] }: Blueprint, sent: Given): string {
  const text = (name: string): string => textOf(sent, name);
  const length =
    numbers.includes("length_inches") && text("length_inches") !== ""
      ? `a ${text("length_inches")} inch`
      : "";
  const kept =
    numbers.includes("kept_today") && Number(text("kept_today")) > 0
      ? `already kept ${text("kept_today")}`
      : "";
  const draft =
    numbers.includes("draft_feet") && Number(text("draft_feet")) > 0
      ? `${text("draft_feet")} ft draft`
      : "";
  const given = (name: TextName, before: string): string =>
    names.includes(name) && text(name) !== "" ? `${before}${text(name)}` : "";
  const mode =
    text("mode") === "shore"
      ? "from shore"
      : text("mode") === "boat"
        ? "from a boat"
        : given("mode", "on a ");
  return [
    given("about", ""),
    lead,
    draft,
    length,
    given("species", ""),
    given("need", ""),
    given("topic", ""),
    names.includes("mode") ? mode : "",
    given("place", "at "),
    given("water", "in "),
    given("when", ""),
    kept,
  ]
    .filter((part) => part !== "")
    .join(" ");
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

function propertiesOf({ texts: names, numbers = [] }: Blueprint): ToolParameters["properties"] {
  const properties = new Map<string, ToolParameters["properties"][string]>();
  for (const name of names) properties.set(name, propertyOf(name));
  for (const name of numbers) {
    properties.set(name, { type: "number", description: numberNames[name] });
  }
  return Object.fromEntries(properties);
}

function toolOf(blueprint: Blueprint): AssistantTool {
  const { name, description, required = [], intent } = blueprint;
  return {
    name,
    description,
    parameters: {
      type: "object",
      properties: propertiesOf(blueprint),
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
        isAboutRules: intent === "keep",
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

export const assistantTools: readonly AssistantTool[] = blueprints.map(toolOf);
