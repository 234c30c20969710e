import { netPriceBasis, netPriceOf, SAFEST_FROM, statusOf, type CollegeDetail, type FigureKey } from '../../api/domain.ts';
import type { FigureFacts, ShownKey } from '../../entities/college/figure-words.ts';

export type Standing = CollegeDetail['percentiles'][string];

/** A figure of the page's college with all that is shown beside it. */
export interface Fact extends FigureFacts {
  figure: ShownKey;
  standing?: Standing | undefined;
  /** The figure whose receipt and former years these are; undefined where no receipt is kept. */
  source?: FigureKey | undefined;
}

export function factOf({ college, provenance, percentiles }: CollegeDetail, figure: FigureKey): Fact {
  const value = college[figure];
  return {
    figure,
    value,
    status: statusOf(college, figure, value),
    period: provenance[figure]?.period ?? null,
    openAdmission: college.openAdmission,
    source: figure in provenance ? figure : undefined,
    standing: isComparable(college, figure) ? percentiles[figure] : undefined,
  };
}

/** Where students are few, chance decides who reports an offense: a place among others would be no news of safety. */
const isComparable = ({ size }: Pick<CollegeDetail['college'], 'size'>, figure: FigureKey): boolean =>
  figure !== 'safetyScore' || (size !== null && size >= SAFEST_FROM);

/** The price the page shows, with the receipt of the figure it is read from. An unknown price is 0, which reads N/A. */
export function netPriceFactOf({ college, provenance, percentiles }: CollegeDetail): Fact {
  const basis = netPriceBasis(college);
  return {
    figure: 'netPrice',
    value: netPriceOf(college),
    status: basis === null ? 'not-reported' : statusOf(college, basis, college[basis]),
    period: basis === null ? null : (provenance[basis]?.period ?? null),
    source: basis !== null && basis in provenance ? basis : undefined,
    standing: percentiles['netPrice'],
  };
}

/** The facts that have a value, for sections that show only those. */
export function knownFactsOf(detail: CollegeDetail, figures: readonly FigureKey[]): Fact[] {
  return figures.map((figure) => factOf(detail, figure)).filter(({ value }) => value !== null);
}
