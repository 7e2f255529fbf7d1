/**
 * Time of the test suite by step, written by hand from the output of `npm test` and `npm run test:all`: a bench
 * would have to run them.
 */
export const suiteTimes = `## How long the tests take

Two cores. Before: \`npm test\` of 2026-11-27, processor time of each step alone. After: clock time of each step as \`npm test\`
printed it on 2026-11-29 on a fresh clone and a quiet machine; two steps run side by side, so their times add up to more than the whole.

| step | before, s of processor | after, \`npm test\`, s of clock |
| --- | --- | --- |
| journeys | 607 to 716 | 200 |
| server | 297 | 258 |
| web, with components | 290 | 117 |
| unit | 207 | 58 |
| types, lint, dead code, format, structure | 67 | 20, 22, 10, 1, 0 |
| build, size limits | 21 | 31, 0 |
| whole | 28 min of processor, 18 to 24 min of clock | 6 min 34 s of clock, 35 s of it the installation |
`;
