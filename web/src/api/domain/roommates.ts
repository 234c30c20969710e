/** Roommate profiles, the quiz and the match. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type RoommatePage = WireOf<Contracts['roommates']['browse']>;
export type RoommateCard = RoommatePage['items'][number];
export type RoommateView = WireOf<Contracts['roommates']['one']>;
export type FullRoommateView = Extract<RoommateView, { view: 'full' }>;
export type MyRoommates = WireOf<Contracts['roommates']['mine']>;
export type OwnRoommateProfile = MyRoommates['profiles'][number];
export type RoommateRequest = WireOf<Contracts['roommates']['request']>;

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
} from '../../../../src/domain/roommates/profile.ts';
export {
  IMPORTANCE_LABELS,
  IMPORTANCE_WEIGHTS,
  IMPORTANCES,
  QUIZ,
  type QuizAnswer,
  type QuizAnswers,
  type QuizKey,
  type QuizQuestion,
} from '../../../../src/domain/roommates/quiz.ts';
export { type Compatibility, FEWEST_SHARED } from '../../../../src/domain/roommates/compatibility.ts';
export { isMinorAge, OLDEST_WITH_MINORS } from '../../../../src/domain/roommates/age.ts';
export { fitOf, weightOf } from '../../../../src/domain/roommates/match/answer-fit.ts';
export { habitFit } from '../../../../src/domain/roommates/match/habit-fit.ts';
export { PROFILE_SHARE } from '../../../../src/domain/roommates/score.ts';
export { moveInTerms, termLabel } from '../../../../src/domain/roommates/terms.ts';
