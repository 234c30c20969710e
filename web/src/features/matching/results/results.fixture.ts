import type { Match, MatchedCollege } from '../../../api/domain/matching.ts';
import { aPlace } from '../../../entities/ranking/ranking.fixture.ts';

/** A matched college with defaults. */
export function aMatched(rank: number, name: string, more: Partial<MatchedCollege> = {}): MatchedCollege {
  return {
    rank,
    score: 90 - rank,
    coverage: 1,
    band: 'target',
    isBalanced: true,
    misses: [],
    reasons: [],
    watchOuts: [],
    unknown: [],
    change: null,
    college: aPlace(rank, name).college,
    ...more,
  };
}

/** A match response with these colleges. */
export function aMatch(items: MatchedCollege[], more: Partial<Match> = {}): Match {
  return {
    items,
    candidates: 312,
    meeting: 312,
    unplaced: 0,
    withoutAid: { count: 0, colleges: [] },
    tied: 1,
    excluded: { byMust: {}, unknown: {} },
    relaxed: [],
    relaxations: [],
    isDefault: false,
    hasFit: true,
    group: 'four-year',
    groups: { 'four-year': 312, 'two-year': 0, faith: 0, specialist: 0 },
    all: false,
    online: false,
    dataVersion: '1',
    dataDate: '2026-11-20',
    methodVersion: 1,
    ...more,
  };
}
