/** Lanczos series with g = 7; Numerical Recipes, 3rd edition, section 6.1. */
const lanczosStart = 0.99999999999980993;
const lanczos: readonly number[] = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const z = x - 1;
  const sum = lanczos.reduce(
    (total, value, index) => total + value / (z + index + 1),
    lanczosStart,
  );
  const t = z + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum);
}

const mostTerms = 500;
const precision = 1e-12;

/** Returns the share of a gamma distribution with this shape and scale 1 below `x`. */
export function gammaShareBelow(shape: number, x: number): number {
  if (x <= 0) return 0;
  const front = Math.exp(shape * Math.log(x) - x - logGamma(shape));
  if (x < shape + 1) {
    let term = 1 / shape;
    let sum = term;
    for (let index = 1; index < mostTerms && term > sum * precision; index++) {
      term *= x / (shape + index);
      sum += term;
    }
    return Math.min(1, sum * front);
  }
  // Lentz's continued fraction for the upper share.
  let b = x + 1 - shape;
  let c = 1 / Number.MIN_VALUE;
  let d = 1 / b;
  let fraction = d;
  for (let index = 1; index < mostTerms; index++) {
    const a = -index * (index - shape);
    b += 2;
    d = 1 / (a * d + b);
    c = b + a / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < precision) break;
  }
  return Math.max(0, 1 - front * fraction);
}

/**
 * Returns the value below which `share` of a gamma distribution lies, by bisection; valid for
 * shapes of at least 0.5.
 */
export function gammaQuantile(shape: number, mean: number, share: number): number {
  let low = 0;
  let high = shape + 10 * Math.sqrt(shape) + 20;
  while (gammaShareBelow(shape, high) < share) high *= 2;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (gammaShareBelow(shape, middle) < share) low = middle;
    else high = middle;
  }
  return (mean * (low + high)) / 2 / shape;
}
