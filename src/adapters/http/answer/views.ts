import { z } from 'zod';
import { college as collegeSchema, collegeCard, type CollegeCard } from '../../../contracts/college-shapes.ts';
import { statusOf, type CollegeRecord, type Provenance, type ValueStatus } from '../../../domain/colleges/college.ts';
import { netPriceFigure } from '../../../domain/search/comparison.ts';
import type { FigureKey } from '../../../domain/colleges/figures.ts';
import { netPricesByIncome } from '../../../domain/colleges/net-price.ts';
import { sizeBandOf } from '../../../domain/colleges/size-band.ts';
import { controlOf } from '../../../domain/colleges/vocabulary.ts';
import { json, type Json } from './json.ts';

export type WireCollege = z.input<typeof collegeSchema>;
export type WireCard = z.input<typeof collegeCard>;

/** Remembers by college object: a catalog is immutable, so each row is encoded once in the life of its data version. */
function oncePerCollege<T>(make: (college: CollegeRecord) => T): (college: CollegeRecord) => T {
  const made = new WeakMap<CollegeRecord, T>();
  return (college) => {
    const known = made.get(college);
    if (known !== undefined) return known;
    const fresh = make(college);
    made.set(college, fresh);
    return fresh;
  };
}

/** A college as it travels; encoding also strips what the contract does not promise. */
export const wireCollege = oncePerCollege((college): WireCollege => z.encode(collegeSchema, college));
export const wireCard = oncePerCollege((college): WireCard => z.encode(collegeCard, cardOf(college)));
export const collegeJson = oncePerCollege((college): Json<WireCollege> => json(wireCollege(college)));
export const cardJson = oncePerCollege((college): Json<WireCard> => json(wireCard(college)));

/** A result card: the numbers a searcher compares, each with its status and year. */
export function cardOf(college: CollegeRecord): CollegeCard {
  return {
    id: college.id,
    ipedsUnitId: college.ipedsUnitId,
    slug: college.slug,
    name: college.name,
    location: college.location,
    state: college.state,
    control: controlOf(college.type),
    type: college.type,
    level: college.level,
    size: college.size,
    sizeBand: sizeBandOf(college.size),
    imageUrl: college.imageUrl,
    openAdmission: college.openAdmission,
    testingPolicy: college.testingPolicy,
    isHBCU: college.isHBCU,
    isTribal: college.isTribal,
    isWomenOnly: college.isWomenOnly,
    isOnlineOnly: college.isOnlineOnly,
    isFeatured: college.isFeatured,
    religiousAffiliation: college.religiousAffiliation,
    figures: {
      netPrice: shown(netPriceFigure(college)),
      acceptanceRate: shownFigure(college, 'acceptanceRateNum'),
      graduationRate: shownFigure(college, 'graduationRate'),
      medianEarnings: shownFigure(college, 'medianEarnings'),
    },
    ...incomePricesOf(college),
  };
}

function incomePricesOf(college: CollegeRecord): Pick<CollegeCard, 'netPriceByIncome' | 'publishedBands'> {
  const prices = netPricesByIncome(college);
  return {
    netPriceByIncome: Object.fromEntries(prices.map(({ band, amount }) => [band, amount])) as CollegeCard['netPriceByIncome'],
    publishedBands: prices.filter(({ status }) => status === 'reported').map(({ band }) => band),
  };
}

const shownFigure = (college: CollegeRecord, key: FigureKey) =>
  shown({ value: college[key], status: statusOf(college, key, college[key]), provenance: college.provenance[key] });

const shown = ({ value, status, provenance }: { value: number | null; status: ValueStatus; provenance?: Provenance | undefined }) => ({
  value,
  status,
  year: provenance?.year ?? null,
  period: provenance?.period ?? null,
});
