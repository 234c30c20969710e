import type { RankingPage } from '../../src/domain/rankings/rankings.use-cases.ts';
import { formatWeights } from '../../src/domain/scores/criteria.ts';
import type { PlacedCollege } from '../../src/domain/rankings/personal-ranking.ts';
import { METHOD_VERSION } from '../../src/domain/shared/method.ts';
import { tableText } from './table.ts';

const number = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** The first colleges of a ranking for people. */
export function rankingText({ weights, items, ranked, unranked, dataDate }: RankingPage): string {
  const made = `Weights ${formatWeights(weights)}, method ${METHOD_VERSION}, data of ${dataDate ?? 'unknown date'}`;
  const counts = `${number.format(ranked)} with a rank, ${number.format(unranked)} of which too little is known.`;
  if (items.length === 0) return `${made}\n\nNo college is like that.`;
  return [made, tableText(['Rank', 'Band', 'Score', 'Coverage', 'College', 'State'], items.map(cellsOf)), counts].join('\n\n');
}

const cellsOf = ({ rank, band, score, coverage, college }: PlacedCollege): string[] => [
  rank === null ? '–' : number.format(rank),
  band === null ? '' : `${number.format(band.best)}–${number.format(band.worst)}`,
  score === null ? '–' : score.toFixed(1),
  percent.format(coverage),
  college.name,
  college.state,
];

/** The same facts for machines, with what each criterion contributes. */
export function rankingJson({ weights, items, ...page }: RankingPage): string {
  const colleges = items.map(({ college, ...placed }) => {
    const { id, ipedsUnitId, name, location, state } = college;
    return { ...placed, college: { id, ipedsUnitId, name, location, state } };
  });
  const formula = { version: METHOD_VERSION, weights, w: formatWeights(weights) };
  return JSON.stringify({ formula, ...page, items: colleges }, null, 2);
}
