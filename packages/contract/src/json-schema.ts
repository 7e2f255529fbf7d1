import * as z from "zod/mini";
import { queryValues } from "#contract/schemas.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Formats whose names make their patterns redundant. */
const namedFormats = new Set(["uuid", "email", "date", "date-time"]);

/** Converts a schema to JSON Schema 2020-12, as used by OpenAPI 3.1. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: target }) => {
      const asText = queryValues.get(zodSchema);
      if (asText !== undefined) {
        // Numbers and booleans of a query are text on the wire; describe their parsed type.
        delete target.anyOf;
        Object.assign(target, asText);
      }
      // Zod omits the default before a transformation; ours keep its meaning.
      if (io === "input" && zodSchema instanceof z.ZodMiniDefault) {
        target.default = zodSchema.def.defaultValue;
      }
      if (namedFormats.has(target.format ?? "")) delete target.pattern;
      // Answers may gain fields.
      if (io === "output" && target.additionalProperties === false) {
        delete target.additionalProperties;
      }
    },
  });
  return jsonSchema;
}
