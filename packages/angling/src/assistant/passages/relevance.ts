/** BM25 (Robertson and Zaragoza 2009): how much a word of a question says about a text that holds it. */

const usual = 1.2;

/** How rare a word is that stands in so many of the texts. */
export const rarityOf = (texts: number, within: number): number =>
  Math.log(1 + (texts - within + 0.5) / (within + 0.5));

/** Of a word said so often in a text so many times as long as the average one; below 1. */
export const saturated = (
  count: number,
  relativeLength: number,
  byLength: number,
  saturation = usual,
): number => count / (count + saturation * (1 - byLength + byLength * relativeLength));
