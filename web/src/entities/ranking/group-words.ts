import { COMPARABLE, gateOf, MIN_COVERAGE, type RankedCollege, unrankedText } from '../../api/domain/rankings.ts';
import { shareText } from './score-words.ts';

/** The heading above colleges without a rank. */
export const UNRANKED_TITLE = 'Listed, not ranked';

/** Which colleges have a rank. `all`: small and little-known colleges are ranked too. */
export interface GateWords {
  all: boolean;
}

/** "Under 500 undergraduates", "Less than 70% of what counts is known" */
export const unrankedReasonText = (reason: NonNullable<RankedCollege['unranked']>, { all }: GateWords): string =>
  unrankedText(reason, gateOf(all));

/** The rule behind the reasons. */
export const gateText = ({ all }: GateWords): string =>
  all
    ? `Small colleges are ranked too. A rank needs reported figures for ${shareText(MIN_COVERAGE)} of what counts.`
    : `A rank needs at least ${COMPARABLE.students} undergraduates and reported figures for ${shareText(COMPARABLE.known)} of what counts. ` +
      'Rates of few students vary too much from year to year.';

/** The label of the link that switches the gate. */
export const gateSwitchText = ({ all }: GateWords): string => (all ? 'Rank only comparable colleges' : 'Rank them too');
