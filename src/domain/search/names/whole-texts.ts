import { addToGroup } from '../../shared/collections.ts';
import { eachInSteps, type Steps } from '../../shared/steps.ts';
import { wholeKeys } from './spelling.ts';
import type { NameText } from './texts.ts';

/** How a query equals a text: as typed, or by the words that its short words stand for. */
export type WholeMatch = 'typed' | 'read';

/** The texts that equal a folded query in any spelling, by number. */
export type FindWhole = (folded: string) => ReadonlyMap<number, WholeMatch>;

export function* findWholeInSteps(texts: readonly NameText[]): Steps<FindWhole> {
  const withKey = new Map<string, number[]>();
  yield* eachInSteps(texts, ({ key }, text) => addToGroup(withKey, key, text));

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
