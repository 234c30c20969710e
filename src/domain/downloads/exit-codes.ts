/** Exit codes of the command line, for schedules. `--help` explains each. */
export const EXIT = { done: 0, failed: 1, usage: 2, threshold: 3, schema: 4, drift: 5, busy: 75, config: 78 } as const;
