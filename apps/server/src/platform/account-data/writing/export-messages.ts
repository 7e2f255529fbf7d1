import * as z from "zod/mini";

// Messages between the server and the export process. Each names its export by number.

const order = z.object({
  accountId: z.string(),
  options: z.object({ includePositions: z.boolean() }),
  first: z.array(z.object({ path: z.string(), content: z.string() })),
  at: z.number(),
});

/** `next` asks for a piece; none is produced before. */
export const exportRequest = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("start"), number: z.number(), order }),
  z.object({ kind: z.literal("next"), number: z.number() }),
  z.object({ kind: z.literal("stop"), number: z.number() }),
]);
export type ExportRequest = z.output<typeof exportRequest>;

export const exportAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("piece"), number: z.number(), bytes: z.instanceof(Buffer) }),
  z.object({ kind: z.literal("end"), number: z.number() }),
  z.object({ kind: z.literal("failed"), number: z.number(), reason: z.string() }),
]);
export type ExportAnswer = z.output<typeof exportAnswer>;
