import { countText } from '../../src/domain/colleges/display.ts';
import { gateOf, unrankedText } from '../../src/domain/order/gate.ts';
import { RANK_GROUP_LABELS, RANK_GROUPS } from '../../src/domain/order/rank-group.ts';
import type { RankingPage } from '../../src/domain/rankings/rankings.use-cases.ts';
import { formatWeights } from '../../src/domain/shared/criteria.ts';
import type { PlacedCollege } from '../../src/domain/rankings/personal-ranking.ts';
import { METHOD_VERSION } from '../../src/domain/shared/method.ts';
import { tableText } from './table.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** A page of a ranking as text. */
export function rankingText(page: RankingPage): string {
  const { weights, items, group, all, ranked, unranked, dataDate } = page;
  const made = `Weights ${formatWeights(weights)}, method ${METHOD_VERSION}, data of ${dataDate ?? 'unknown date'}`;
  const counts = `${RANK_GROUP_LABELS[group]}: ${countText(ranked)} with a rank, ${countText(unranked)} listed without.${othersText(page)}`;
  if (items.length === 0) return `${made}\n\nNo college matches these filters.`;
  const rows = items.map((item) => cellsOf(item, all));
  return [made, tableText(['Rank', 'Band', 'Score', 'Coverage', 'College', 'State', 'Not ranked because'], rows), counts].join('\n\n');
}

/** " Other groups: 10 two-year, 3 faith." */
function othersText({ group, groups }: RankingPage): string {
  const others = RANK_GROUPS.filter((each) => each !== group && groups[each] > 0);
  return others.length === 0 ? '' : ` Other groups: ${others.map((each) => `${countText(groups[each])} ${each}`).join(', ')}.`;
}

const cellsOf = ({ rank, band, score, coverage, unranked, college }: PlacedCollege, all: boolean): string[] => [
  rank === null ? '–' : countText(rank),
  band === null ? '' : `${countText(band.best)}–${countText(band.worst)}`,
  score === null ? '–' : score.toFixed(1),
  percent.format(coverage),
  college.name,
  college.state,
  unranked === null ? '' : unrankedText(unranked, gateOf(all)),
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
