import { z } from "zod";
import rows from "./questions/strangers.json" with { type: "json" };

const strangerSchema = z.object({
  question: z.string(),
  /** What is computed for it serves. */
  isComputed: z.boolean(),
  /** Identifiers of the reviewed texts that serve. */
  texts: z.array(z.string()),
});

export type Stranger = z.infer<typeof strangerSchema>;

/** First questions of people who knew neither the app's words nor its tests, judged by what serves them. */
export const strangers: readonly Stranger[] = z.array(strangerSchema).parse(rows);
