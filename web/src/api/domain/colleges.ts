/** Colleges: their figures, names, sources and prices, and the words for them. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';
import type { RankedCollege } from './rankings.ts';

export type College = WireOf<Contracts['colleges']['byId']>;
export type CollegeDetail = WireOf<Contracts['colleges']['bySlug']>;
export type CollegePrograms = WireOf<Contracts['majors']['ofCollege']>;
export type CollegeProgram = CollegePrograms['programs'][number];
export type ImportFacts = CollegeDetail['imports'][number];
export type CollegeChanges = WireOf<Contracts['history']['recentOf']>[number];
export type Comparison = WireOf<Contracts['colleges']['compare']>;
export type MapPlace = WireOf<Contracts['colleges']['map']>[number];
export type CollegeCard = RankedCollege['college'];
export type FieldDictionary = WireOf<Contracts['dictionary']['fields']>;
export type LoadedData = WireOf<Contracts['dictionary']['loaded']>;

export { statusOf, type ValueStatus } from '../../../../src/domain/colleges/college.ts';
export { MIN_COHORT, MIN_PRICED } from '../../../../src/domain/colleges/small-cohorts.ts';
export { RELEASES, releaseText, SOURCE_FACTS, type Provenance } from '../../../../src/domain/colleges/sources.ts';
export { listingOf, type Listing } from '../../../../src/domain/colleges/kind/listed.ts';
export { isCommunityCollege, kindNoun, kindText, levelOf, studyText } from '../../../../src/domain/colleges/kind/level.ts';
export { isThin } from '../../../../src/domain/colleges/college-values.ts';
export { chanceOf, selectivityOf } from '../../../../src/domain/colleges/admission/chance.ts';
export { actToSat, compareScores, totalsOf } from '../../../../src/domain/colleges/admission/test-scores.ts';
export { FIELD_LABELS, type FieldKey } from '../../../../src/domain/colleges/attributes.ts';
export { programTrends, type ProgramTrend } from '../../../../src/domain/programs/program-trends.ts';
export { AWARD_GROUPS, type AwardGroup } from '../../../../src/domain/majors/award-levels.ts';
export { MAX_COMPARED } from '../../../../src/domain/colleges/comparison.ts';
export { countText, figureText, priceText, SAT_MISSING_HINT, UNDER_THRESHOLD } from '../../../../src/domain/colleges/display.ts';
export { FIGURES, type FigureKey, type FigureUnit } from '../../../../src/domain/colleges/figures.ts';
export { PENNANT_PATHS, pennantLines } from '../../../../src/domain/colleges/identity/pennant-drawing.ts';
export { netPriceStatus } from '../../../../src/domain/colleges/college-detail.ts';
export { shownPriceOf, type PriceBasis } from '../../../../src/domain/colleges/price/net-price.ts';
export { payerOf, priceFromHome, residenceOf, type PriceFacts, type Residence } from '../../../../src/domain/colleges/price/residence.ts';
export { serviceAcademyOf } from '../../../../src/domain/colleges/service-academies.ts';
export { SIZE_BAND_LABELS, sizeBandOf, SIZE_BANDS, type SizeBand } from '../../../../src/domain/colleges/size-band.ts';
export { placeName, STATE_CODES, STATES, type StateCode, stateOf, stateSlug } from '../../../../src/domain/colleges/states.ts';
export {
  CONTROLS,
  SEARCH_FLAGS,
  SETTINGS,
  type Chance,
  type Control,
  type SearchFlag,
  INCOME_BANDS,
  type IncomeBand,
} from '../../../../src/domain/colleges/categories.ts';
export { SETTING_LABELS } from '../../../../src/domain/colleges/setting-words.ts';
export { SHARED_FIGURES } from '../../../../src/domain/colleges/federal-aid/campuses.ts';
export {
  LONGEST_ISSUE,
  DATA_ISSUE_STATUSES,
  LONGEST_ISSUE_ANSWER,
  type DataIssueStatus,
} from '../../../../src/domain/data-issues/data-issue.ts';
export { NICKNAME_BASES } from '../../../../src/domain/colleges/names/nicknames.ts';
export { yearsToEarnBack } from '../../../../src/domain/colleges/price/earn-back.ts';
export { LOAN_RATE_TEXT, monthlyPaymentOf, STANDARD_LOAN } from '../../../../src/domain/colleges/price/loan.ts';
export { financingOf, LOAN_LIMITS, loansOf, type Borrower } from '../../../../src/domain/colleges/price/loan-limits.ts';
export { isWithoutFederalAid } from '../../../../src/domain/colleges/federal-aid/aid-note.ts';
export { studyYearsOf } from '../../../../src/domain/majors/study-years.ts';
