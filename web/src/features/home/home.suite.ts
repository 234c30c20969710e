import type { RankedCollege, Ranking, Weights } from '../../api/contracts.ts';

const figure = (value: number) => ({ value, status: 'reported' as const, year: 2024, period: '2023-24' });

/** A place in an order; a test names what matters to it. */
export function aPlace(rank: number, name: string, college: Partial<RankedCollege['college']> = {}): RankedCollege {
  return {
    rank,
    score: 90 - rank,
    coverage: 1,
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
      openAdmission: false,
      testingPolicy: null,
      isHBCU: false,
      isTribal: false,
      isWomenOnly: false,
      isOnlineOnly: false,
      isFeatured: false,
      religiousAffiliation: null,
      figures: {
        netPrice: figure(12_000),
        acceptanceRate: figure(0.4),
        graduationRate: figure(0.8),
        medianEarnings: figure(60_000),
      },
      netPriceByIncome: { '0-30000': null, '30001-48000': null, '48001-75000': null, '75001-110000': null, '110001-plus': null },
      ...college,
    },
  };
}

export function aRanking(weights: Weights, items: RankedCollege[]): Ranking {
  return { formula: { version: 1, weights, w: '' }, items, ranked: 3_400, unranked: 300, page: 1, perPage: 3, dataVersion: '1' };
}
