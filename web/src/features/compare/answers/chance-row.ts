import type { Chance, Comparison } from '../../../api/domain/colleges.ts';
import { BAND_WORDS } from '../../../entities/match/band-words.ts';
import type { ShownComparison, ShownRow, ShownValue } from './shown-comparison.ts';

/** The comparison of a visitor who gave no scores: the chances follow from how the colleges admit. The server renders it. */
export const withPlainChances = ({ colleges, rows }: Comparison): ShownComparison => ({
  colleges,
  rows: [
    chanceRow(
      colleges.map(({ chance }) => chance),
      false,
    ),
    ...rows,
  ],
});

/** The chance of admission at each college, in words. `isOwn`: with the scores of a student. */
export function chanceRow(chances: readonly Chance[], isOwn: boolean): ShownRow {
  const [label, note] = isOwn ? ['Your chance', 'with your scores'] : ['Chance of admission', 'by how the college admits'];
  const values = chances.map((chance): ShownValue => {
    const words = { text: BAND_WORDS[chance].label, isMissing: chance === 'unknown' };
    return { value: null, status: 'reported', year: null, period: null, words };
  });
  return { key: 'chance', label, group: 'admissions', direction: null, notes: [note], values };
}
