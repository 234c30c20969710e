import { countText } from '../../src/domain/colleges/display.ts';
import type { RankingPage } from '../../src/domain/rankings/rankings.use-cases.ts';
import { formatWeights } from '../../src/domain/shared/criteria.ts';
import type { PlacedCollege } from '../../src/domain/rankings/personal-ranking.ts';
import { METHOD_VERSION } from '../../src/domain/shared/method.ts';
import { tableText } from './table.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** A page of a ranking as text. */
export function rankingText({ weights, items, ranked, unranked, dataDate }: RankingPage): string {
  const made = `Weights ${formatWeights(weights)}, method ${METHOD_VERSION}, data of ${dataDate ?? 'unknown date'}`;
  const counts = `${countText(ranked)} with a rank, ${countText(unranked)} without (too little data).`;
  if (items.length === 0) return `${made}\n\nNo college matches these filters.`;
  return [made, tableText(['Rank', 'Band', 'Score', 'Coverage', 'College', 'State'], items.map(cellsOf)), counts].join('\n\n');
}

const cellsOf = ({ rank, band, score, coverage, college }: PlacedCollege): string[] => [
  rank === null ? '–' : countText(rank),
  band === null ? '' : `${countText(band.best)}–${countText(band.worst)}`,
  score === null ? '–' : score.toFixed(1),
  percent.format(coverage),
  college.name,
  college.state,
];

/** The page as JSON, with the contribution of each criterion. */
export function rankingJson({ weights, items, ...page }: RankingPage): string {
  const colleges = items.map(({ college, ...placed }) => {
    const { id, ipedsUnitId, name, location, state } = college;
    return { ...placed, college: { id, ipedsUnitId, name, location, state } };
  });
  const formula = { version: METHOD_VERSION, weights, w: formatWeights(weights) };
  return JSON.stringify({ formula, ...page, items: colleges }, null, 2);
}
