/**
 * Time of the test suite by step, written by hand from the output of `npm test` and `npm run test:all`: a bench
 * would have to run them.
 */
export const suiteTimes = `## How long the tests take

Two cores. Before: \`npm test\` of 2026-11-27, processor time of each step alone. After: clock time of each step as \`npm test\`
prints it, three runs in a row on a quiet machine.

| step | before, s of processor | after, \`npm test\`, s of clock | \`npm run test:all\`, s of clock |
| --- | --- | --- | --- |
| journeys | 607 to 716 | | |
| server | 297 | | |
| web, with components (164) | 290 | | |
| unit | 207 | | |
| lint, types, dead code, format, structure | 67 | | |
| build, size limits | 21 | | |
| whole | 28 min of processor, 18 to 24 min of clock | | |
`;
