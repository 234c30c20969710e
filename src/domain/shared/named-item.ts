import { DomainError } from './domain-error.ts';

/** A kind of item that a user saves under a name, in words for messages. */
export interface SavedKind {
  /** The prefix of its error codes. */
  code: string;
  one: string;
  many: string;
  /** How many items one user may save. */
  limit: number;
}

/** Returns the saved item. Throws `conflict` for a taken name, `refused` at the limit and `not-found` for a missing item. */
export function unwrapSaved<T extends object>({ code, one, many, limit }: SavedKind, saved: T | 'name-taken' | 'full' | 'missing'): T {
  if (saved === 'missing') throw new DomainError('not-found', `${code}.not-found`, `There is no such ${one}.`);
  if (saved === 'full') throw new DomainError('refused', `${code}.full`, `You can have up to ${limit} ${many}. Remove one first.`);
  if (saved !== 'name-taken') return saved;
  const message = `You have a ${one} of this name.`;
  throw new DomainError('conflict', `${code}.name-taken`, message, [{ path: 'name', message }]);
}

/** The change of a share link: true creates a token, false removes it, undefined leaves it as it is. */
export const shareTokenChange = (isShared: boolean | undefined, newToken: () => string): { shareToken?: string | null } =>
  isShared === undefined ? {} : { shareToken: isShared ? newToken() : null };
