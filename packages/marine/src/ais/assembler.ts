import type { Instant } from "#marine/time/index.ts";
import type { Sentence } from "./sentence.ts";

export interface WholePayload {
  readonly payload: string;
  readonly fillBits: number;
}

export interface Assembler {
  add(sentence: Sentence, now: Instant): WholePayload | null;
  readonly abandoned: number;
  readonly waiting: number;
}

interface Group {
  readonly parts: (string | undefined)[];
  readonly startedAt: Instant;
  arrived: number;
  fillBits: number;
}

/** A receiver sends a message's fragments together, and sequence numbers are soon reused. */
const timeoutMs = 20_000;
/** Ten sequence numbers on two channels make 20; feeds mix several receivers. */
const mostGroups = 128;

export function createAssembler(): Assembler {
  const groups = new Map<string, Group>();
  let abandoned = 0;

  function giveUp(key: string, group: Group): void {
    groups.delete(key);
    abandoned += group.arrived;
  }

  function forgetOld(now: Instant): void {
    for (const [key, group] of groups) {
      const isLate = now - group.startedAt > timeoutMs;
      if (!isLate && groups.size < mostGroups) return;
      giveUp(key, group);
    }
  }

  function groupFor(key: string, { fragments, fragment, payload }: Sentence, now: Instant): Group {
    const known = groups.get(key);
    const stored = known?.parts[fragment - 1];
    if (known !== undefined && (stored === undefined || stored === payload)) return known;
    if (known !== undefined) giveUp(key, known);
    const group: Group = {
      parts: Array.from({ length: fragments }),
      startedAt: now,
      arrived: 0,
      fillBits: 0,
    };
    groups.set(key, group);
    return group;
  }

  return {
    get abandoned() {
      return abandoned;
    },
    get waiting() {
      return [...groups.values()].reduce((sum, { arrived }) => sum + arrived, 0);
    },
    add(sentence, now) {
      const { fragments, fragment, payload, fillBits } = sentence;
      if (fragments === 1) return sentence;
      forgetOld(now);
      const key = `${fragments} ${sentence.sequence} ${sentence.channel}`;
      const group = groupFor(key, sentence, now);
      if (group.parts[fragment - 1] === undefined) group.arrived += 1;
      group.parts[fragment - 1] = payload;
      if (fragment === fragments) group.fillBits = fillBits;
      if (group.arrived < fragments) return null;
      groups.delete(key);
      return { payload: group.parts.join(""), fillBits: group.fillBits };
    },
  };
}
