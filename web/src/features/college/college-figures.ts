import { type CollegeDetail, type FigureKey, netPriceStatus, shownPriceOf, statusOf } from '../../api/domain/colleges.ts';
import { SAFEST_FROM } from '../../api/domain/rankings.ts';
import type { FigureFacts, ShownKey } from '../../entities/college/figure-words.ts';

export type Standing = CollegeDetail['percentiles'][string];

/** One figure of the college, with its period, status, standing and source. */
export interface ShownFigure extends FigureFacts {
  figure: ShownKey;
  standing?: Standing | undefined;
  /** The field whose source and history belong to the figure. Undefined if its source is unknown. */
  source?: FigureKey | undefined;
}

export function figureOf({ college, provenance, percentiles }: CollegeDetail, figure: FigureKey): ShownFigure {
  const value = college[figure];
  return {
    figure,
    value,
    status: statusOf(college, figure, value),
    period: provenance[figure]?.period ?? null,
    openAdmission: college.openAdmission,
    testingPolicy: college.testingPolicy,
    source: figure in provenance ? figure : undefined,
    standing: isComparable(college, figure) ? percentiles[figure] : undefined,
  };
}

/** At a small college a single offense changes the safety score too much to compare it. */
const isComparable = ({ size }: Pick<CollegeDetail['college'], 'size'>, figure: FigureKey): boolean =>
  figure !== 'safetyScore' || (size !== null && size >= SAFEST_FROM);

/** The price shown, with the source of the field it is read from. Only a net price has a standing. */
export function netPriceFigureOf({ college, provenance, percentiles }: CollegeDetail): ShownFigure {
  const { value, basis, field } = shownPriceOf(college);
  return {
    figure: 'netPrice',
    value,
    basis,
    status: netPriceStatus(college),
    period: field === null ? null : (provenance[field]?.period ?? null),
    source: field !== null && field in provenance ? field : undefined,
    standing: percentiles['netPrice'],
  };
}

/** Without the figures that have no value. */
export function knownFiguresOf(detail: CollegeDetail, keys: readonly FigureKey[]): ShownFigure[] {
  return keys.map((key) => figureOf(detail, key)).filter(({ value }) => value !== null);
}
