export interface Sentence {
  readonly fragments: number;
  /** Counts from 1. */
  readonly fragment: number;
  /** Distinguishes messages sent at the same time; usually empty for single fragments. */
  readonly sequence: string;
  readonly channel: string;
  readonly payload: string;
  readonly fillBits: number;
}

export type SentenceFault = "too-long" | "not-ais" | "malformed" | "checksum";

/** Longest accepted line. A sentence has at most 82 characters; tag blocks and log prefixes are extra. */
export const longestLine = 1024;

const zero = 48;
const nine = 57;

function digitAt(line: string, index: number, lowest: number): number {
  const code = line.charCodeAt(index);
  return code >= zero + lowest && code <= nine ? code - zero : -1;
}

function hexDigitAt(line: string, index: number): number {
  const code = line.charCodeAt(index);
  if (code >= zero && code <= nine) return code - zero;
  const letter = (code | 32) - 87;
  return letter >= 10 && letter <= 15 ? letter : Number.NaN;
}

function hasChecksum(line: string, start: number, star: number): boolean {
  let sum = 0;
  for (let index = start; index < star; index++) sum ^= line.charCodeAt(index);
  return sum === hexDigitAt(line, star + 1) * 16 + hexDigitAt(line, star + 2);
}

/** Matches "!", a two-letter talker (AI, AB, BS, SA ...), then VDM for other vessels or VDO for the own one. */
function isAisAddress(line: string, start: number): boolean {
  return (
    line.startsWith("VD", start + 3) &&
    (line[start + 5] === "M" || line[start + 5] === "O") &&
    line[start + 6] === ","
  );
}

/**
 * Reads a sentence such as `!AIVDM,2,1,3,B,payload,0*hh`. Text before the "!" (tag blocks, log times) and after the
 * checksum is ignored, since the checksum covers the sentence.
 */
export function readSentence(line: string): Sentence | SentenceFault {
  if (line.length > longestLine) return "too-long";
  const start = line.indexOf("!");
  if (start === -1 || !isAisAddress(line, start)) return "not-ais";
  const star = line.indexOf("*", start);
  if (star === -1) return "malformed";
  if (!hasChecksum(line, start + 1, star)) return "checksum";

  const fragments = digitAt(line, start + 7, 1);
  const fragment = digitAt(line, start + 9, 1);
  if (line[start + 8] !== "," || line[start + 10] !== "," || fragment > fragments)
    return "malformed";
  const sequenceEnd = line.indexOf(",", start + 11);
  const channelEnd = line.indexOf(",", sequenceEnd + 1);
  const payloadEnd = line.indexOf(",", channelEnd + 1);
  const fillBits = digitAt(line, payloadEnd + 1, 0);
  const isComplete =
    fragment !== -1 && sequenceEnd !== -1 && channelEnd !== -1 && payloadEnd === star - 2;
  if (!isComplete || fillBits === -1 || fillBits > 5) return "malformed";
  return {
    fragments,
    fragment,
    sequence: line.slice(start + 11, sequenceEnd),
    channel: line.slice(sequenceEnd + 1, channelEnd),
    payload: line.slice(channelEnd + 1, payloadEnd),
    fillBits,
  };
}
