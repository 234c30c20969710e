import { readFileSync } from 'node:fs';
import type { Account } from './account.ts';

/** A PostgreSQL data directory and the settings of its server. */
export interface Cluster {
  directory: string;
  account: Account;
  native: string;
  settings: Readonly<Record<string, string>>;
}

/** The lines of a file; empty if it does not exist. */
export function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return []; // does not exist yet
  }
}
