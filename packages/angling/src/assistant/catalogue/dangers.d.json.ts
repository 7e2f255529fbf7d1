import type { Danger } from "#angling/assistant/emergencies/danger-texts.ts";

interface DangerSource {
  readonly says: string;
  readonly source: string;
}

interface DangerText {
  readonly title: string;
  readonly first: string;
  readonly steps: readonly string[];
  readonly sources: readonly DangerSource[];
  readonly signs: readonly string[];
}

declare const catalogue: {
  readonly dangers: Readonly<Record<Danger, DangerText>>;
  readonly ideas: Readonly<Record<string, readonly string[]>>;
};
export default catalogue;
