import { readFileSync } from 'node:fs';
import type { Account } from './account.ts';

/** One PostgreSQL data directory, and how its server is run. */
export interface Cluster {
  /** PostgreSQL's data directory. */
  directory: string;
  account: Account;
  native: string;
  settings: Readonly<Record<string, string>>;
}

/** The lines of a file; none when it is not there. */
export function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return []; // nobody wrote it yet
  }
}
