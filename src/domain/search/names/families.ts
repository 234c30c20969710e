import type { College } from '../../colleges/college.ts';
import { groupBy } from '../../shared/collections.ts';
import { foldName } from '../../shared/fold-name.ts';
import type { NameText } from './texts.ts';

/**
 * By row: the words of the other names of the institution that a campus belongs to, so that "umich dearborn" finds Dearborn. These are
 * the other names of the most prominent campus, without those that say its city.
 */
export function familyWordsOf(
  colleges: readonly Pick<College, 'location'>[],
  textsByRow: readonly (readonly NameText[])[],
  prominence: Float64Array,
): string[][] {
  const words: string[][] = colleges.map(() => []);
  const institutions = textsByRow.map((texts) => texts.find(({ source }) => source === 'institution')?.key);
  const campuses = [...institutions.keys()].filter((row) => institutions[row] !== undefined);
  for (const rows of groupBy(campuses, (row) => institutions[row] ?? '').values()) {
    const lead = rows.reduce((best, row) => ((prominence[row] ?? 0) > (prominence[best] ?? 0) ? row : best));
    const city = foldName(colleges[lead]?.location ?? '').split(' ');
    const shared = (textsByRow[lead] ?? []).filter((text) => text.match.kind !== 'name' && !text.words.some((word) => city.includes(word)));
    for (const row of rows) if (row !== lead) words[row] = shared.flatMap((text) => text.words);
  }
  return words;
}
