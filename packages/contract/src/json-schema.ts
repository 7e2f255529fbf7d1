import * as z from "zod/mini";
import { queryValues } from "#contract/schemas.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Formats that a reader knows by name, so that their patterns say nothing more. */
const namedFormats = new Set(["uuid", "email", "date", "date-time"]);

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 takes. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: target }) => {
      const asText = queryValues.get(zodSchema);
      if (asText !== undefined) {
        // The numbers and booleans of a query are text on the wire and figures to the reader.
        delete target.anyOf;
        Object.assign(target, asText);
      }
      // Left out by zod where a transformation follows; ours keep what the default means.
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
