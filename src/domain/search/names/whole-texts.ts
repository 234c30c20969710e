import { groupBy } from '../../shared/collections.ts';
import { wholeKeys } from './spelling.ts';
import type { NameText } from './texts.ts';

/** How a query equals a text: as typed, or by the words that its short words stand for. */
export type WholeMatch = 'typed' | 'read';

/** The texts that equal a folded query in any spelling, by number. */
export type FindWhole = (folded: string) => ReadonlyMap<number, WholeMatch>;

export function createFindWhole(texts: readonly NameText[]): FindWhole {
  const withKey = groupBy([...texts.keys()], (text) => texts[text]?.key ?? '');

  return (folded) => {
    // A domain has no spaces: "San Diego" is not the college of sandiego.edu only.
    const mayBe = (text: number): boolean => texts[text]?.match.kind !== 'domain' || !folded.includes(' ');
    const [typed = '', ...read] = wholeKeys(folded.split(' '));
    const found = new Map<number, WholeMatch>();
    for (const key of read) for (const text of withKey.get(key) ?? []) if (mayBe(text)) found.set(text, 'read');
    for (const text of withKey.get(typed) ?? []) if (mayBe(text)) found.set(text, 'typed');
    return found;
  };
}
