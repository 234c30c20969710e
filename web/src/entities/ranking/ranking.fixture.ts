import { CRITERIA, formatWeights, type PlacedCollege, type Ranking, type Weights } from '../../api/domain/rankings.ts';

const figure = (value: number) => ({ value, status: 'reported' as const, year: 2024, period: '2023-24' });

/** A ranked college. A test sets what matters to it. */
export function aPlace(rank: number, name: string, college: Partial<PlacedCollege['college']> = {}): PlacedCollege {
  return {
    rank,
    score: 90 - rank,
    coverage: 1,
    unranked: null,
    band: { best: rank, worst: rank + 2 },
    parts: [
      { key: 'cost', share: 0.25, used: 80, isFilled: false, contribution: 5.5 },
      { key: 'completion', share: 0.75, used: 90, isFilled: false, contribution: 29.25 },
    ],
    lead: { over: 'The next one', points: 1, criteria: [{ key: 'completion', points: 1 }] },
    college: {
      id: rank,
      ipedsUnitId: 100_000 + rank,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      name,
      location: 'Springfield',
      state: 'IL',
      control: 'public',
      type: 'Public',
      level: 4,
      size: 4_000,
      sizeBand: 'small',
      imageUrl: null,
      pennant: { text: 'EC', colors: ['#1f5a4a', '#2d6f5d', '#fbf8f3'], pattern: 'dots' },
      openAdmission: false,
      testingPolicy: null,
      avgSAT: null,
      avgACT: null,
      satCohort: null,
      actCohort: null,
      isHBCU: false,
      isTribal: false,
      isWomenOnly: false,
      isOnlineOnly: false,
      isFeatured: false,
      religiousAffiliation: null,
      figures: {
        netPrice: { ...figure(12_000), basis: 'net-price' },
        acceptanceRate: figure(0.4),
        graduationRate: figure(0.8),
        medianEarnings: figure(60_000),
      },
      netPriceByIncome: { '0-30000': null, '30001-48000': null, '48001-75000': null, '75001-110000': null, '110001-plus': null },
      otherStatesExtra: null,
      publishedBands: [],
      ...college,
    },
  };
}

/** A ranking with these colleges on its first page. A test sets what matters to it. */
export function aRanking(weights: Weights, items: PlacedCollege[], more: Partial<Ranking> = {}): Ranking {
  return {
    formula: { version: 1, weights, w: formatWeights(weights) },
    items,
    group: 'four-year',
    groups: { 'four-year': 3_700, 'two-year': 1_000, faith: 0, specialist: 20 },
    firstGroup: 'four-year',
    all: false,
    ranked: 3_400,
    unranked: 300,
    page: 1,
    perPage: 3,
    dataVersion: '1',
    dataDate: '2026-11-20',
    baseline: 52.75,
    importance: Object.fromEntries(CRITERIA.map((key) => [key, weights[key] === 0 ? null : weights[key] / 10])) as Ranking['importance'],
    ...more,
  };
}
