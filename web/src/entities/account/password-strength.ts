import { DEFAULT_PASSWORD_MIN, isPattern } from '../../api/domain/accounts.ts';

/** How hard a password is to guess, from 0 (rejected) to 4. */
export interface Strength {
  level: 0 | 1 | 2 | 3 | 4;
  word: string;
}

const STEPS = [
  { from: 16, level: 4, word: 'Strong' },
  { from: 13, level: 3, word: 'Good' },
  { from: 10, level: 2, word: 'Fair' },
] as const;
const WEAK: Strength = { level: 1, word: 'Weak' };

/**
 * An estimate while typing. The server decides and also rejects common passwords. The length counts, except of patterns: each distinct
 * character counts at most twice, and passwords of digits count half.
 */
export function strengthOf(password: string): Strength | undefined {
  const characters = Array.from(password);
  if (characters.length === 0) return undefined;
  const missing = DEFAULT_PASSWORD_MIN - characters.length;
  if (missing > 0) return { level: 0, word: missing === 1 ? 'Too short: one more character' : `Too short: ${missing} more characters` };
  if (isPattern(password)) return WEAK;
  const varied = Math.min(characters.length, 2 * new Set(characters).size);
  const worth = /^\d*$/.test(password) ? varied / 2 : varied;
  return STEPS.find(({ from }) => worth >= from) ?? WEAK;
}
