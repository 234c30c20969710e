import { readFileSync } from 'node:fs';

/** Seconds of processor time of a test file, the longest first. A file without an entry has DEFAULT. */
const BUDGETS = JSON.parse(readFileSync(new URL('file-budgets.json', import.meta.url), 'utf8'));
const DEFAULT = 12;

export const isListed = (file) => file in BUDGETS;
export const budgetOf = (file) => BUDGETS[file] ?? DEFAULT;
