import type { Instant } from "#marine/time/index.ts";
import { createAssembler } from "./assembler.ts";
import type { AisMessage } from "./message.ts";
import { readPayload } from "./payload.ts";
import { readMessage } from "./read-message.ts";
import { readSentence } from "./sentence.ts";
import type { SentenceFault } from "./sentence.ts";
import { createStaticPartJoiner } from "./static-parts.ts";

export type Decoded =
  | { readonly kind: "message"; readonly message: AisMessage }
  | { readonly kind: "incomplete" }
  | { readonly kind: "unreadable"; readonly fault: SentenceFault | "payload" };

export interface AisDecoder {
  decode(line: string, now: Instant): Decoded;
  /** Number of sentences whose messages are incomplete, dropped ones included. */
  readonly unfinished: number;
}

const staticReport = 24;
const incomplete: Decoded = { kind: "incomplete" };
const unreadablePayload: Decoded = { kind: "unreadable", fault: "payload" };

/**
 * Creates a decoder for one source, such as a receiver or a file. It joins messages of several sentences and the two
 * parts of static reports; its memory is bounded in number and time.
 */
export function createAisDecoder(): AisDecoder {
  const assembler = createAssembler();
  const joinParts = createStaticPartJoiner();
  return {
    get unfinished() {
      return assembler.abandoned + assembler.waiting;
    },
    decode(line, now) {
      const sentence = readSentence(line);
      if (typeof sentence === "string") return { kind: "unreadable", fault: sentence };
      const whole = assembler.add(sentence, now);
      if (whole === null) return incomplete;
      const payload = readPayload(whole.payload, whole.fillBits);
      const message = payload === null ? null : readMessage(payload);
      if (message === null) return unreadablePayload;
      return {
        kind: "message",
        message: message.type === staticReport ? joinParts(message, now) : message,
      };
    },
  };
}
