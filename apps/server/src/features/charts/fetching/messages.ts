import * as z from "zod/mini";

/** What the process is told, and what it answers with. */
export const updateOrder = z.object({
  baseUrl: z.string(),
  region: z.readonly(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  folder: z.string(),
  builtIn: z.string(),
  userAgent: z.string(),
});
export type UpdateOrder = z.output<typeof updateOrder>;

export const updateAnswer = z.object({
  kind: z.enum(["unchanged", "replaced", "failed"]),
});
