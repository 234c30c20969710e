import { DomainError } from './domain-error.ts';

/** A kind of thing that people keep under names of their own, in words. */
export interface KeptKind {
  /** The first part of the codes of its errors. */
  code: string;
  one: string;
  many: string;
  /** How many one person may have; keeps them bounded. */
  limit: number;
}

/** What a store kept. Throws `conflict` for a name that is taken, `refused` where there are enough, `not-found` where there is none. */
export function keptOr<T extends object>({ code, one, many, limit }: KeptKind, kept: T | 'name-taken' | 'full' | 'missing'): T {
  if (kept === 'missing') throw new DomainError('not-found', `${code}.not-found`, `There is no such ${one}.`);
  if (kept === 'full') throw new DomainError('refused', `${code}.full`, `You can have up to ${limit} ${many}. Remove one first.`);
  if (kept !== 'name-taken') return kept;
  const message = `You have a ${one} of this name.`;
  throw new DomainError('conflict', `${code}.name-taken`, message, [{ path: 'name', message }]);
}

/** What a change does to the link that shows something to anybody: a new token gives it, null takes it back, nothing leaves it. */
export const sharing = (isShared: boolean | undefined, newToken: () => string): { shareToken?: string | null } =>
  isShared === undefined ? {} : { shareToken: isShared ? newToken() : null };
