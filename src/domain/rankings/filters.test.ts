import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { createFilter, type RankingFilters } from './filters.ts';

it.each<[RankingFilters, Partial<CollegeRecord>, boolean]>([
  [{}, {}, true],
  [{ type: [], st: [], size: [] }, {}, true],
  [{ type: ['public'] }, { type: 'Public' }, true],
  [{ type: ['public'] }, { type: 'Private nonprofit' }, false],
  [{ type: ['private', 'community'] }, { type: 'Public', level: 2 }, true],
  [{ type: ['hbcu'] }, { isHBCU: true }, true],
  [{ housing: true }, { housingCapacity: 250, size: 1_000 }, true],
  [{ housing: true }, { housingCapacity: 249, size: 1_000 }, false],
  [{ housing: true }, { housingCapacity: null, size: 1_000 }, false],
  [{ housing: true }, { housingCapacity: 250, size: null }, false],
  [{ focus: ['liberal-arts', 'arts'] }, { carnegieClassification: 'Baccalaureate Colleges: Arts & Sciences Focus' }, true],
  [{ focus: ['arts'] }, { carnegieClassification: 'Baccalaureate Colleges: Arts & Sciences Focus' }, false],
  [{ focus: ['arts'] }, {}, false],
  [{ st: ['AL', 'GA'] }, { state: 'GA' }, true],
  [{ st: ['AL', 'GA'] }, { state: 'NY' }, false],
  [{ size: ['small'] }, { size: 5_000 }, true],
  [{ size: ['small'] }, { size: 5_001 }, false],
  [{ size: ['medium', 'large'] }, { size: 15_001 }, true],
  [{ size: ['small', 'medium', 'large'] }, { size: null }, false],
  [{ size: ['small', 'medium', 'large'] }, { size: 0 }, false],
  [{ max: 12_000 }, { netPricePublic: 12_000 }, true],
  [{ max: 12_000 }, { netPricePublic: 12_001 }, false],
  [{ max: 0 }, { netPricePublic: -300 }, true],
  [{ max: 100_000 }, { netPricePublic: null }, false],
  [{ max: 100_000 }, { netPricePublic: 0 }, false],
  [{ type: ['public'], st: ['AL'], size: ['small'], max: 9_000 }, { size: 900, netPricePublic: 9_000 }, true],
  [{ type: ['public'], st: ['AL'], size: ['small'], max: 9_000 }, { size: 900, netPricePublic: 9_000, state: 'GA' }, false],
])('%j of %j: %p', (filters, college, expected) => {
  expect(createFilter(filters)(aCollege(college))).toBe(expected);
});
