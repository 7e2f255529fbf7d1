import * as z from "zod/mini";

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
