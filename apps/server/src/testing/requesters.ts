import { randomUUID } from "node:crypto";
import { requesterFor } from "#server/platform/work/fair-queue.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

/** Each time somebody else, who waits for as long as it takes. */
export const somebody = (): Requester => requesterFor(randomUUID());
