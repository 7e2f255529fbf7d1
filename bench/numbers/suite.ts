/**
 * Time of the test suite by step, written by hand from the output of `npm test` and `npm run test:all`: a bench
 * would have to run them.
 */
export const suiteTimes = `## How long the tests take

Two cores. Before: \`npm test\` of 2026-11-27, processor time of each step alone. After: clock time of each step as \`npm test\`
printed it on 2026-11-29, one run on a quiet machine; two steps run side by side, so their times add up to more than the whole.

| step | before, s of processor | after, \`npm test\`, s of clock |
| --- | --- | --- |
| journeys | 607 to 716 | 560 |
| server | 297 | 767 |
| web, with components (164) | 290 | 344 |
| unit | 207 | 183 |
| lint, types, dead code, format, structure | 67 | 34, 35, 18, 2, 1 |
| build, size limits | 21 | 39, 0 |
| whole | 28 min of processor, 18 to 24 min of clock | 25 min of processor, 17 min of clock |
`;
