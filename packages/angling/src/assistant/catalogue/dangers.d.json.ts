import type { Danger } from "#angling/assistant/emergencies/danger-texts.ts";

interface DangerSource {
  readonly says: string;
  readonly source: string;
}

interface DangerText {
  readonly title: string;
  /** The first sentence: whom to call, or what to do at once. */
  readonly first: string;
  readonly steps: readonly string[];
  readonly sources: readonly DangerSource[];
  /** Ideas that together indicate the danger, in any order and with words between them. */
  readonly signs: readonly string[];
}

declare const catalogue: {
  readonly dangers: Readonly<Record<Danger, DangerText>>;
  readonly ideas: Readonly<Record<string, readonly string[]>>;
};
export default catalogue;
