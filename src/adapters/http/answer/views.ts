import { z } from 'zod';
import { college as collegeSchema, collegeCard, type CollegeCard } from '../../../contracts/shapes/college-shapes.ts';
import { chanceOf, selectivityOf } from '../../../domain/colleges/admission/chance.ts';
import { statusOf, type CollegeRecord, type ValueStatus } from '../../../domain/colleges/college.ts';
import type { Provenance } from '../../../domain/colleges/sources.ts';
import { netPriceFigure } from '../../../domain/colleges/college-detail.ts';
import type { FigureKey } from '../../../domain/colleges/figures.ts';
import { pennantOf } from '../../../domain/colleges/identity/pennant.ts';
import { netPricesByIncome } from '../../../domain/colleges/price/net-price.ts';
import { otherStatesExtra } from '../../../domain/colleges/price/residence.ts';
import { levelOf } from '../../../domain/colleges/kind/level.ts';
import { sizeBandOf } from '../../../domain/colleges/size-band.ts';
import { controlOf } from '../../../domain/colleges/college-values.ts';
import { json, jsonArray, jsonMerge, jsonObject, type Json } from './json.ts';

export type WireCollege = z.input<typeof collegeSchema>;
export type WireCard = z.input<typeof collegeCard>;

/** Caches by college object. A catalog is immutable, so each row is encoded once per data version. */
export function oncePerCollege<T>(make: (college: CollegeRecord) => T): (college: CollegeRecord) => T {
  const cache = new WeakMap<CollegeRecord, T>();
  return (college) => {
    const cached = cache.get(college);
    if (cached !== undefined) return cached;
    const made = make(college);
    cache.set(college, made);
    return made;
  };
}

const storedCollege = collegeSchema.omit({ pennant: true });

/** Encoding also removes members that the contract does not promise. */
export const wireCollege = oncePerCollege((college): WireCollege => ({ ...z.encode(storedCollege, college), pennant: pennantOf(college) }));
export const wireCard = oncePerCollege((college): WireCard => z.encode(collegeCard, cardOf(college)));
export const collegeJson = oncePerCollege((college): Json<WireCollege> => json(wireCollege(college)));
export const cardJson = oncePerCollege((college): Json<WireCard> => json(wireCard(college)));

/** What an answer says about a college, with its card. */
export const withCard = <T extends object>(college: CollegeRecord, rest: T): Json<T & { college: WireCard }> =>
  jsonMerge(json(rest), jsonObject<{ college: WireCard }>({ college: cardJson(college) }));

/** A page of items, with totals and the like. */
export const withItems = <I, T extends object>(items: readonly Json<I>[], rest: T): Json<{ items: I[] } & T> =>
  jsonMerge(jsonObject<{ items: I[] }>({ items: jsonArray(items) }), json(rest));

/** A result card: the figures that people compare, each with its status and year. */
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
    level: levelOf(college),
    size: college.size,
    sizeBand: sizeBandOf(college.size),
    imageUrl: college.imageUrl,
    pennant: pennantOf(college),
    openAdmission: college.openAdmission,
    testingPolicy: college.testingPolicy,
    avgSAT: college.avgSAT,
    avgACT: college.avgACT,
    satCohort: college.satCohort,
    actCohort: college.actCohort,
    isHBCU: college.isHBCU,
    isTribal: college.isTribal,
    isWomenOnly: college.isWomenOnly,
    isOnlineOnly: college.isOnlineOnly,
    isFeatured: college.isFeatured,
    religiousAffiliation: college.religiousAffiliation,
    figures: {
      netPrice: priceOf(college),
      acceptanceRate: shownFigure(college, 'acceptanceRateNum'),
      graduationRate: shownFigure(college, 'graduationRate'),
      medianEarnings: shownFigure(college, 'medianEarnings'),
    },
    ...incomePricesOf(college),
    otherStatesExtra: otherStatesExtra(college),
  };
}

const priceOf = (college: CollegeRecord): CollegeCard['figures']['netPrice'] => {
  const price = netPriceFigure(college);
  return { ...shown(price), basis: price.basis };
};

/** A card of a comparison, which also shows these attributes. */
export function comparedCardOf(college: CollegeRecord) {
  const card = cardOf(college);
  const selectivity = selectivityOf({ ...card, acceptanceRateNum: card.figures.acceptanceRate.value });
  return { ...card, locale: college.locale, athleticDivision: college.athleticDivision, chance: chanceOf(selectivity) };
}

function incomePricesOf(college: CollegeRecord): Pick<CollegeCard, 'netPriceByIncome' | 'publishedBands'> {
  const prices = netPricesByIncome(college);
  return {
    netPriceByIncome: Object.fromEntries(prices.map(({ band, amount }) => [band, amount])) as CollegeCard['netPriceByIncome'],
    publishedBands: prices.filter(({ status }) => status === 'reported').map(({ band }) => band),
  };
}

/** A figure with its status and year. */
export const shownFigure = (college: CollegeRecord, key: FigureKey) =>
  shown({ value: college[key], status: statusOf(college, key, college[key]), provenance: college.provenance[key] });

const shown = ({ value, status, provenance }: { value: number | null; status: ValueStatus; provenance?: Provenance | undefined }) => ({
  value,
  status,
  year: provenance?.year ?? null,
  period: provenance?.period ?? null,
});
