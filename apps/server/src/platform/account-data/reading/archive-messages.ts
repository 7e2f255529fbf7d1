import * as z from "zod/mini";

// Messages between the server and the process that reads archives.

const packedFile = z.object({
  path: z.string(),
  offset: z.number(),
  packedBytes: z.number(),
  bytes: z.number(),
  crc32: z.number(),
  isDeflated: z.boolean(),
});

export const archiveRequest = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("directory"),
    archive: z.string(),
    limits: z.object({ files: z.number(), fileBytes: z.number(), totalBytes: z.number() }),
  }),
  z.object({
    kind: z.literal("list"),
    archive: z.string(),
    file: packedFile,
    format: z.string(),
  }),
  z.object({ kind: z.literal("content"), archive: z.string(), file: packedFile }),
]);
export type ArchiveRequest = z.output<typeof archiveRequest>;

/** Asks for the next piece. The helper produces none before. */
export const nextPiece = "next";

export const readList = z.object({
  entries: z.array(z.object({ number: z.number(), value: z.unknown() })),
  rejected: z.array(z.object({ number: z.number(), reason: z.string() })),
});
export const directoryPiece = z.array(packedFile);
export const contentPiece = z.instanceof(Buffer);

export const archiveAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("piece"), piece: z.unknown() }),
  z.object({ kind: z.literal("end") }),
  z.object({ kind: z.literal("unreadable"), message: z.string(), isTooLarge: z.boolean() }),
]);
export type ArchiveAnswer = z.output<typeof archiveAnswer>;
