/** A word of a question: as the grammar sees it ("FISH0" for a name) and as it was said. */
export interface Token {
  readonly shown: string;
  readonly said: string;
}

export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ shown }) => shown).join(" ");

export const wordsOf = (tokens: readonly Token[]): string =>
  tokens.map(({ said }) => said).join(" ");

/** The tokens between two places of their text. */
export function between(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  let start = 0;
  const kept: Token[] = [];
  for (const token of tokens) {
    if (start >= from && start + token.shown.length <= to) kept.push(token);
    start += token.shown.length + 1;
  }
  return kept;
}

export const tokensOf = (words: string): Token[] =>
  words.split(" ").map((word) => ({ shown: word, said: word }));
