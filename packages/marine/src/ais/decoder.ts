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
  /** A fragment whose message is not complete yet. */
  | { readonly kind: "incomplete" }
  | { readonly kind: "unreadable"; readonly fault: SentenceFault | "payload" };

export interface AisDecoder {
  /** One line, with or without its line break. `now` is when it came. */
  decode(line: string, now: Instant): Decoded;
  /** Sentences of messages that did not become complete: given up, and still waiting. */
  readonly unfinished: number;
}

const staticReport = 24;
const incomplete: Decoded = { kind: "incomplete" };
const unreadablePayload: Decoded = { kind: "unreadable", fault: "payload" };

/**
 * Decodes the sentences of one source (a receiver, a file). Messages that come in several
 * sentences are put together, and so are the two parts of a static report; what is stored for that
 * is bounded in number and time.
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
