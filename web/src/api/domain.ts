/**
 * The part of the domain that the browser may use: API types (types only, so that no schema library reaches the browser), the search
 * grammar, the vocabularies, and display rules that the server and the pages share. All site code imports the domain through here.
 */
import type { BodyOf, WireOf } from '../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../src/contracts/index.ts';

type Colleges = Contracts['colleges'];
type Rankings = Contracts['rankings'];

export type College = WireOf<Colleges['byId']>;
export type CollegeDetail = WireOf<Colleges['bySlug']>;
export type ImportFacts = CollegeDetail['imports'][number];
export type CollegeChanges = WireOf<Contracts['history']['recentOf']>[number];
export type SearchResult = WireOf<Colleges['search']>;
export type SearchHit = SearchResult['items'][number];
export type Comparison = WireOf<Colleges['compare']>;
export type MapPlace = WireOf<Colleges['map']>[number];
export type CollegeList = WireOf<Rankings['list']>;
export type Ranking = WireOf<Rankings['rank']>;
export type PlacedCollege = Ranking['items'][number];
export type RankedCollege = CollegeList['items'][number];
export type CollegeCard = RankedCollege['college'];
export type ExplainedScore = WireOf<Rankings['explainScores']>['scores'][number];
export type SavedRanking = WireOf<Contracts['savedRankings']['list']>[number];
export type CountedSearch = WireOf<Contracts['savedSearches']['list']>[number];
export type Match = WireOf<Contracts['matching']['match']>;
export type MatchedCollege = Match['items'][number];
export type MatchSession = WireOf<Contracts['matching']['sessions']>[number];
export type User = WireOf<Contracts['accounts']['user']>;
export type SignedIn = WireOf<Contracts['accounts']['register']>;
export type StaffMember = WireOf<Contracts['admin']['me']>;
export type StaffDashboard = WireOf<Contracts['admin']['dashboard']>;
export type DataModel = WireOf<Contracts['admin']['dataModel']>;
export type SourceCard = WireOf<Contracts['admin']['sources']>[number];
export type Schedule = WireOf<Contracts['admin']['schedules']>[number];
export type DataQuality = WireOf<Contracts['admin']['dataQuality']>;
export type Lineage = WireOf<Contracts['admin']['lineage']>;
export type ImportJob = WireOf<Contracts['admin']['importJob']>;
export type JobRequest = BodyOf<Contracts['admin']['checkImportJob']>;
export type ColumnMapping = NonNullable<Exclude<JobRequest, { source: 'services' }>['mapping']>;
export type NewImportJob = BodyOf<Contracts['admin']['createImportJob']>;
export type RunLog = WireOf<Contracts['admin']['runLog']>;
export type RunDiff = WireOf<Contracts['admin']['runDiff']>;
export type RollbackOutcome = WireOf<Contracts['admin']['rollBackRun']>;
export type ConfirmedAge = WireOf<Contracts['admin']['userAge']>;
export type StaffSession = WireOf<Contracts['admin']['userSessions']>[number];
export type EventSeries = WireOf<Contracts['admin']['analyticsSeries']>;
export type StaffCase = WireOf<Contracts['admin']['claimCase']>;
export type CaseEvidence = WireOf<Contracts['admin']['caseEvidence']>;
export type StaffHit = WireOf<Contracts['admin']['search']>[number];
export type SessionInfo = WireOf<Contracts['profile']['sessions']>[number];
export type Favorite = WireOf<Contracts['favorites']['list']>[number];
export type FavoriteList = WireOf<Contracts['favorites']['lists']>[number];
export type FieldDictionary = WireOf<Contracts['dictionary']['fields']>;
export type LoadedData = WireOf<Contracts['dictionary']['loaded']>;
export type Service = WireOf<Contracts['services']['byId']>;
export type ServiceList = WireOf<Contracts['services']['list']>;
export type ServiceCategory = WireOf<Contracts['services']['categories']>[number];
export type ServiceReviews = WireOf<Contracts['services']['reviews']>;
export type MyServices = WireOf<Contracts['myServices']['mine']>;
export type OwnListings = WireOf<Contracts['listings']['own']>;
export type ServiceListing = OwnListings['listings'][number];
export type StateSummary = WireOf<Rankings['states']>[number];
type Messages = Contracts['messages'];
export type Conversation = WireOf<Messages['one']>;
export type ConversationPage = WireOf<Messages['list']>;
export type ChatMessage = WireOf<Messages['send']>;
export type MessagePage = WireOf<Messages['messages']>;
export type FoundMessage = WireOf<Messages['search']>['items'][number];
export type MessageSettings = WireOf<Messages['settings']>;
export type BlockedPerson = WireOf<Messages['blocked']>[number];
export type Notice = WireOf<Contracts['reports']['notices']>[number];
type Roommates = Contracts['roommates'];
export type RoommatePage = WireOf<Roommates['browse']>;
export type RoommateCard = RoommatePage['items'][number];
export type RoommateView = WireOf<Roommates['one']>;
export type FullRoommateView = Extract<RoommateView, { view: 'full' }>;
export type MyRoommates = WireOf<Roommates['mine']>;
export type OwnRoommateProfile = MyRoommates['profiles'][number];
export type RoommateRequest = WireOf<Roommates['request']>;
export type SafetyYear = WireOf<Contracts['reports']['figures']>[number];

export { BOXES, DELETE_FOR_BOTH_SECONDS, LONGEST_MESSAGE, type Box } from '../../../src/domain/messages/message.ts';
export {
  LAST_ACTIVE_LABELS,
  LOOKING,
  LOOKING_LABELS,
  MOVE_IN_TERM,
  PROFILE_LIMITS,
  REQUEST_DAYS,
  ROOM_BUDGET_LABELS,
  ROOM_BUDGETS,
  ROOMMATE_SORTS,
  SCHOOL_YEAR_LABELS,
  SCHOOL_YEARS,
  SOCIAL_LINKS,
  type ChosenStatus,
  type RoommateSort,
} from '../../../src/domain/roommates/profile.ts';
export {
  IMPORTANCE_LABELS,
  IMPORTANCE_WEIGHTS,
  IMPORTANCES,
  QUIZ,
  type QuizAnswer,
  type QuizAnswers,
  type QuizKey,
  type QuizQuestion,
} from '../../../src/domain/roommates/quiz.ts';
export { bioFaults } from '../../../src/domain/bio/bio-lint.ts';
export { type Compatibility, FEWEST_SHARED } from '../../../src/domain/roommates/compatibility.ts';
export { isMinorAge, OLDEST_WITH_MINORS } from '../../../src/domain/roommates/age.ts';
export { fitOf, weightOf } from '../../../src/domain/roommates/match/answer-fit.ts';
export { habitFit } from '../../../src/domain/roommates/match/habit-fit.ts';
export { PROFILE_SHARE } from '../../../src/domain/roommates/score.ts';
export { moveInTerms, termLabel } from '../../../src/domain/roommates/terms.ts';
export { linksIn, mentionsPayment } from '../../../src/domain/messages/safety-words.ts';
export {
  APPEAL_DAYS,
  CASE_LIMITS,
  CASE_STEPS,
  REASON_CODES,
  type CaseStatus,
  type CaseStep,
  type ReasonCode,
} from '../../../src/domain/moderation/case.ts';
export {
  CASE_KINDS,
  type CaseKind,
  type FiledKind,
  LONGEST_REPORT,
  REPORT_REASONS,
  type ReportedKind,
  type ReportReason,
} from '../../../src/domain/moderation/report.ts';
export { secondsUntilDue } from '../../../src/domain/moderation/priority.ts';
export { canHide, canUndo, followsRecords, isPersonal, PAUSE_DAYS } from '../../../src/domain/moderation/steps.ts';
export { UNATTENDED } from '../../../src/domain/accounts/sign-in/unattended.ts';
export { PRODUCT } from '../../../src/domain/shared/product.ts';
export { faultText, type ParamWords } from '../../../src/domain/shared/param-words.ts';
export { cityText } from '../../../src/domain/search/places/city-text.ts';
export { SEARCH_WORDS } from '../../../src/domain/search/param-words.ts';
export { csvLine } from '../../../src/domain/shared/csv.ts';
export { enumeration } from '../../../src/domain/shared/text.ts';
export { statusOf, type ValueStatus } from '../../../src/domain/colleges/college.ts';
export { MIN_COHORT, MIN_PRICED } from '../../../src/domain/colleges/small-cohorts.ts';
export { isOver, JOB_STATUSES, JOB_STEPS, type JobStatus, type JobStep } from '../../../src/domain/import-jobs/import-job.ts';
export { checkFiles, FILE_ENDINGS, MAX_FILES, MAX_PART_BYTES } from '../../../src/domain/import-jobs/job-files.ts';
export { mappingLines } from '../../../src/domain/imports/mapping/mapping-text.ts';
export { MERGE_STEPS } from '../../../src/domain/imports/import-progress.ts';
export { groupText } from '../../../src/domain/imports/rows/fault-groups.ts';
export { RUN_STATUSES, type RunStatus } from '../../../src/domain/runs/run-status.ts';
export { RELEASES, releaseText, SOURCE_FACTS, type Provenance } from '../../../src/domain/colleges/sources.ts';
export { listingOf, type Listing } from '../../../src/domain/colleges/kind/listed.ts';
export { isCommunityCollege, kindNoun, kindText, levelOf } from '../../../src/domain/colleges/kind/level.ts';
export { isThin } from '../../../src/domain/colleges/college-values.ts';
export { areAllZero, formatWeights, MAX_WEIGHT, parseWeights, type Weights } from '../../../src/domain/shared/criteria.ts';
export { chanceOf, selectivityOf } from '../../../src/domain/colleges/admission/chance.ts';
export { actToSat, compareScores, totalsOf } from '../../../src/domain/colleges/admission/test-scores.ts';
export { FIELD_LABELS, type FieldKey } from '../../../src/domain/colleges/attributes.ts';
export { MAX_COMPARED } from '../../../src/domain/colleges/comparison.ts';
export { countText, figureText, priceText, SAT_MISSING_HINT, UNDER_THRESHOLD } from '../../../src/domain/colleges/display.ts';
export { FIGURES, type FigureKey, type FigureUnit } from '../../../src/domain/colleges/figures.ts';
export {
  DEFAULT_RADIUS_MILES,
  parseSearch,
  PRIVATE_PARAMS,
  RANGE_PARAM_KEYS,
  RANGE_PARAMS,
  scaleOf,
  SEARCH_PARAMS,
  serializeSearch,
  type Param,
  type Range,
  type RangeParam,
  type SearchFault,
  type SearchParamKey,
  type SearchQuery,
  type Sort,
  type SortKey,
} from '../../../src/domain/search/params.ts';
export { PENNANT_COLORS, PENNANT_PATHS, pennantOf } from '../../../src/domain/colleges/pennant.ts';
export { netPriceStatus } from '../../../src/domain/colleges/college-detail.ts';
export { shownPriceOf, type PriceBasis } from '../../../src/domain/colleges/price/net-price.ts';
export { payerOf, priceFromHome, residenceOf, type PriceFacts, type Residence } from '../../../src/domain/colleges/price/residence.ts';
export { serviceAcademyOf } from '../../../src/domain/colleges/service-academies.ts';
export { SIZE_BAND_LABELS, sizeBandOf, SIZE_BANDS, type SizeBand } from '../../../src/domain/colleges/size-band.ts';
export { placeName, STATE_CODES, STATES, type StateCode, stateOf, stateSlug } from '../../../src/domain/colleges/states.ts';
export {
  CONTROLS,
  SEARCH_FLAGS,
  SETTINGS,
  type Chance,
  type Control,
  type SearchFlag,
  INCOME_BANDS,
  type IncomeBand,
} from '../../../src/domain/colleges/categories.ts';
export { SETTING_LABELS } from '../../../src/domain/colleges/setting-words.ts';
export { SHARED_FIGURES } from '../../../src/domain/colleges/federal-aid/campuses.ts';
export { INCOME_LABELS } from '../../../src/domain/colleges/price/income-labels.ts';
export { ANALYTICS_EVENTS, type AnalyticsEvent } from '../../../src/domain/analytics/events.ts';
export {
  BALANCED,
  COMPARABLE,
  CRITERIA,
  DEFAULT_WEIGHTS,
  EVEN_SCALES,
  FIT_PARTS,
  FIT_SCALES,
  LIKELY_FROM,
  LIKELY_MIN_RATE,
  MAX_RESULTS,
  MEAN,
  METHOD_VERSION,
  MIN_COVERAGE,
  MIN_RESULTS,
  PRESTIGE,
  PRICE_CAP,
  RATE_GROUPS,
  RATE_PRIORS,
  REACH_BELOW,
  REACH_FOR_ALL,
  REACH_WITHOUT_TESTS,
  SAFEST_FROM,
  SIGMA_SAT,
  type Criterion,
} from '../../../src/domain/shared/method.ts';
export { prestigeOf, testOf } from '../../../src/domain/scores/prestige.ts';
export { scoredGraduationOf } from '../../../src/domain/scores/rates.ts';
export { SCORE_METHODS } from '../../../src/domain/scores/explain/score-methods.ts';
export { STORED_SCORES, type StoredScore } from '../../../src/domain/scores/stored-scores.ts';
export { criterionScoresOf } from '../../../src/domain/scores/criterion-scores.ts';
export { gateOf, unrankedText } from '../../../src/domain/order/gate.ts';
export { FILTERS_OF_PRESET, PRESET_KEYS, PRESET_WORDS, PRESETS, type Preset } from '../../../src/domain/order/presets.ts';
export { RANK_GROUP_LABELS, RANK_GROUPS, type RankGroup } from '../../../src/domain/order/rank-group.ts';
export { CRITERION_WORDS } from '../../../src/domain/scores/criterion-words.ts';
export { LONGEST_RANKING_NAME } from '../../../src/domain/rankings/saved-ranking.ts';
export { defaultWeightsOf, parseRanking, RANKING_PARAMS } from '../../../src/domain/rankings/params.ts';
export { serializeRanking, type RankingQuery } from '../../../src/domain/rankings/params.ts';
export {
  MAX_BUDGET,
  MAX_PRIORITY,
  MILES,
  REQUIREMENTS,
  NO_PRIORITIES,
  STANDALONE_REQUIREMENTS,
  QUESTION_COUNT,
  type Requirement,
  type StandaloneRequirement,
  type Priorities,
  type PrivateAnswers,
} from '../../../src/domain/matching/answers.ts';
export {
  answersOf,
  MATCH_PARAMS,
  parseMatch,
  queryOf,
  serializeMatch,
  type MatchQuery,
} from '../../../src/domain/matching/match-params.ts';
export { LONGEST_SEARCH_NAME, savedSearchText } from '../../../src/domain/search/saved/saved-search.ts';
export { FACT_KEYS, FACT_LIMITS, UNKNOWN_ZIP, validFacts, type StudentFacts } from '../../../src/domain/student-facts/student-facts.ts';
export { stateOfZip } from '../../../src/domain/student-facts/zip-state.ts';
export { RELAXATION_ORDER } from '../../../src/domain/matching/requirements.ts';
export { LONGEST_SAVED_NAME } from '../../../src/domain/matching/session.ts';
export { PRIORITY_LABELS, QUESTIONS, type Question } from '../../../src/domain/matching/questions.ts';
export { COLLEGE_KINDS, LIST_KINDS, SEARCH_OF_LIST } from '../../../src/domain/rankings/list-kinds.ts';
export { LONGEST_LIST_TEXT, paragraphsOf, type CollegeKind, type ListKind } from '../../../src/domain/rankings/list-kinds.ts';
export { SERVICE_CATEGORIES } from '../../../src/domain/services/categories.ts';
export {
  DEFAULT_PASSWORD_MIN,
  EMAIL_WORDS,
  SIGN_IN_PASSWORD_MIN,
  SIGN_IN_PASSWORD_WORDS,
  LONGEST_BIO,
  LONGEST_EMAIL,
  LONGEST_NAME,
  PASSWORD_MAX,
  USERNAME,
  USERNAME_WORDS,
} from '../../../src/domain/accounts/sign-in/sign-up.ts';
export { isReservedUsername, RESERVED_WORDS } from '../../../src/domain/accounts/sign-in/reserved-usernames.ts';
export { isPattern } from '../../../src/domain/accounts/password-patterns.ts';
export { passwordFault } from '../../../src/domain/accounts/passwords.ts';
export {
  LONGEST_ISSUE,
  DATA_ISSUE_STATUSES,
  LONGEST_ISSUE_ANSWER,
  type DataIssueStatus,
} from '../../../src/domain/data-issues/data-issue.ts';
export { RETENTION } from '../../../src/domain/housekeeping/retention.ts';
export { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../../../src/domain/accounts/profile/picture.ts';
export { RESTORABLE_SECONDS } from '../../../src/domain/accounts/profile/waiting-times.ts';
export { needsSecondStep, type Permission } from '../../../src/domain/accounts/permissions.ts';
export { ACCOUNT_TYPES, SELF_CHOSEN_TYPES, type AccountType, type SelfChosenType } from '../../../src/domain/accounts/user.ts';
export { FAVORITE_STATUSES, LONGEST_NOTE, MAX_LOCAL_FAVORITES, type FavoriteStatus } from '../../../src/domain/favorites/favorite.ts';
export { AUDIT_EVENTS, MAX_REASON } from '../../../src/domain/audit/audit.ts';
export { NICKNAME_BASES } from '../../../src/domain/colleges/names/nicknames.ts';
export { EMAIL_KINDS } from '../../../src/domain/mail/email.ts';
export { EMAIL_STATES, type EmailState } from '../../../src/domain/mail/email-state.ts';
export { LONGEST_STAFF_NOTE, NOTE_PERMISSIONS } from '../../../src/domain/admin/notes.ts';
