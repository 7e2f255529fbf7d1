/** Columns of the weight table; a power of two. */
export const columns = 4096;

/** Maps a feature to a column by FNV-1a hash; rare collisions cost little. */
function columnOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 16_777_619);
  return (hash ^ (hash >>> 15)) & (columns - 1);
}

/**
 * Splits text into words; every number becomes 0, because its value says nothing about the topic.
 */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/\d+(?:[.:/]\d+)?/g, " 0 ")
    .replaceAll(/[^a-z0]+/g, " ")
    .trim()
    .split(" ")
    .filter((word) => word !== "");
}

const shortest = 3;
const longest = 4;

function piecesOf(word: string): readonly string[] {
  const bounded = `<${word}>`;
  const pieces: string[] = [];
  for (let size = shortest; size <= longest; size += 1)
    for (let at = 0; at + size <= bounded.length; at += 1)
      pieces.push(bounded.slice(at, at + size));
  return pieces;
}

/** Returns words, word pairs and word pieces; pieces survive misspellings. */
export function featuresOf(text: string): readonly number[] {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, index) => `${String(words[index])} ${word}`);
  const features = [...words.map((word) => `=${word}`), ...pairs, ...words.flatMap(piecesOf)];
  return [...new Set(features.map(columnOf))].toSorted((a, b) => a - b);
}
