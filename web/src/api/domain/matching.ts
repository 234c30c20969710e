/** The questionnaire: its questions, its address and its answers. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type Match = WireOf<Contracts['matching']['match']>;
export type MatchedCollege = Match['items'][number];
export type MatchSession = WireOf<Contracts['matching']['sessions']>[number];

export {
  MAX_BUDGET,
  MAX_PRIORITY,
  MILES,
  MOST_MAJORS,
  REQUIREMENTS,
  NO_PRIORITIES,
  STANDALONE_REQUIREMENTS,
  QUESTION_COUNT,
  type Requirement,
  type StandaloneRequirement,
  type Priorities,
  type PrivateAnswers,
} from '../../../../src/domain/matching/answers.ts';
export { answersOf, queryOf } from '../../../../src/domain/matching/match-answers.ts';
export { MATCH_PARAMS, parseMatch, serializeMatch, type MatchQuery } from '../../../../src/domain/matching/match-params.ts';
export { RELAXATION_ORDER } from '../../../../src/domain/matching/requirements.ts';
export { LONGEST_SAVED_NAME } from '../../../../src/domain/matching/session.ts';
export { PRIORITY_LABELS, QUESTIONS, type Question } from '../../../../src/domain/matching/questions.ts';
export { FIELD_EXAMPLE } from '../../../../src/domain/matching/field/field-example.ts';
export { fieldFit, fieldPartsOf } from '../../../../src/domain/matching/field/field-fit.ts';
