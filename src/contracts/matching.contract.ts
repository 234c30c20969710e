import { z } from 'zod';
import { STATE_CODES } from '../domain/colleges/states.ts';
import { SIZE_BANDS } from '../domain/colleges/size-band.ts';
import { CHANCES, INCOME_BANDS, SETTINGS } from '../domain/colleges/categories.ts';
import { MAX_BUDGET, MAX_PRIORITY, MILES, MOST_MAJORS, REQUIREMENTS, STANDALONE_REQUIREMENTS } from '../domain/matching/answers.ts';
import { MATCH_WORDS } from '../domain/matching/match-param-words.ts';
import { MATCH_PARAMS } from '../domain/matching/match-params.ts';
import { MATCH_KEYS } from '../domain/matching/fits.ts';
import { LONGEST_SAVED_NAME } from '../domain/matching/session.ts';
import { COLLEGE_KINDS } from '../domain/rankings/list-kinds.ts';
import { RANK_GROUPS } from '../domain/order/rank-group.ts';
import { searchParams, searchResult } from './colleges.contract.ts';
import { CRITERIA } from '../domain/shared/method.ts';
import { noContent, savedName } from './shapes/account-shapes.ts';
import { cipCode, paramCodecs, rowId, timestamp } from './shapes/codecs.ts';
import { collegeCard, record } from './shapes/college-shapes.ts';
import { defineContract } from './endpoint.ts';

const choices = z.array(z.object({ value: z.string(), label: z.string() })).readonly();
const question = z
  .object({
    step: z.int(),
    answers: z.array(z.string()).readonly(),
    title: z.string(),
    hint: z.string(),
    /** `search`: its choices are found by GET /api/majors/find. */
    kind: z.enum(['search', 'multi', 'slider', 'number', 'grid']),
    choices,
    must: z.enum(REQUIREMENTS).optional(),
    /** Further answers with choices and a requirement of their own. */
    more: z
      .array(z.object({ answer: z.string(), title: z.string(), choices, must: z.enum(REQUIREMENTS) }))
      .readonly()
      .optional(),
    range: z.object({ min: z.number(), max: z.number(), step: z.number() }).optional(),
  })
  .meta({ id: 'Question' });

const whole = (min: number, max: number) => z.int('A whole number').min(min, `At least ${min}`).max(max, `At most ${max}`);
const several = <T extends readonly string[]>(values: T) =>
  z
    .array(z.enum(values as unknown as readonly [string, ...string[]]))
    .max(values.length)
    .readonly() as unknown as z.ZodType<readonly T[number][], readonly T[number][]>;

/** Omitted answers were skipped and do not count. */
export const answers = z
  .strictObject({
    /** CIP codes of families, majors or programs. */
    majors: z.array(cipCode).max(MOST_MAJORS, `At most ${MOST_MAJORS}`).readonly().optional(),
    size: z.enum(SIZE_BANDS).optional(),
    types: several(COLLEGE_KINDS).optional(),
    states: several(STATE_CODES).optional(),
    settings: several(SETTINGS).optional(),
    /** The most miles from `homeZip`; without it, they have no effect. */
    miles: z.literal(MILES, `One of ${MILES.join(', ')}`).optional(),
    budget: whole(0, MAX_BUDGET).optional(),
    income: z.enum(INCOME_BANDS).optional(),
    homeState: z.enum(STATE_CODES).optional(),
    sat: whole(400, 1600).optional(),
    act: whole(1, 36).optional(),
    homeZip: z
      .string()
      .regex(/^\d{5}$/, 'Five digits')
      .optional(),
    priorities: z.strictObject(record(CRITERIA, whole(0, MAX_PRIORITY))).optional(),
    must: several(REQUIREMENTS).optional(),
  })
  .meta({ id: 'Answers' });

const key = z.enum(MATCH_KEYS);
const reason = z.object({ key, contribution: z.number(), text: z.string() });

/** A recommended college with reasons, concerns and unknown facts. */
const matchedCollege = z
  .object({
    rank: z.int(),
    score: z.number(),
    /** Share of the answers that its data can be compared with. */
    coverage: z.number(),
    band: z.enum(CHANCES),
    /** Whether it belongs to the ten colleges of the balanced list: reach, target and likely. */
    isBalanced: z.boolean(),
    /** The dropped requirements that it does not meet. */
    misses: z.array(z.enum(REQUIREMENTS)),
    reasons: z.array(reason),
    watchOuts: z.array(reason),
    unknown: z.array(z.object({ key, text: z.string() })),
    /** The priority whose removal would change its rank the most. Null if none would. */
    change: z.object({ without: z.enum(CRITERIA), rank: z.int(), text: z.string() }).nullable(),
    college: collegeCard,
  })
  .meta({ id: 'MatchedCollege' });

const match = z
  .object({
    items: z.array(matchedCollege),
    /** The group that was matched, and how many colleges of every group meet the requirements. */
    group: z.enum(RANK_GROUPS),
    groups: z.object(record(RANK_GROUPS, z.int())),
    /** Whether small and little-known colleges are matched too. */
    all: z.boolean(),
    /** Whether colleges that teach online only are matched too. */
    online: z.boolean(),
    /** The number of colleges that meet every requirement that was not dropped. */
    candidates: z.int(),
    /** How many of them meet the dropped requirements too and have a rank. They stand first in `items`. */
    meeting: z.int(),
    /** Candidates with too little data for a rank. */
    unplaced: z.int(),
    /** Those of them where federal student aid cannot be used: how many, and the first five in suggested order. */
    withoutAid: z.object({ count: z.int(), colleges: z.array(z.object({ slug: z.string(), name: z.string() })) }),
    /** How many share the best score. They are in suggested order. */
    tied: z.int(),
    excluded: z.object({
      /** For each requirement, the number of colleges that do not meet it. */
      byMust: z.partialRecord(z.enum(REQUIREMENTS), z.int()),
      /** For how many of them it is not known whether they meet it. Absent for none. */
      unknown: z.partialRecord(z.enum(REQUIREMENTS), z.int()),
    }),
    /** Requirements that were dropped because too few colleges met all of them. */
    relaxed: z.array(z.enum(REQUIREMENTS)),
    /** For an empty result: single changes that bring colleges back, most colleges first. */
    relaxations: z.array(z.object({ must: z.enum(REQUIREMENTS), budget: z.int().optional(), count: z.int(), text: z.string() })),
    /** No question was answered, so this is the default ranking. */
    isDefault: z.boolean(),
    /** Whether the scores may be called a fit: the place or the budget is known, and one more answer. */
    hasFit: z.boolean(),
    dataVersion: z.string(),
    dataDate: z.string().nullable(),
    methodVersion: z.int(),
  })
  .meta({ id: 'Match' });

const session = z
  .object({ id: z.int(), name: z.string(), answers, methodVersion: z.int(), createdAt: timestamp })
  .meta({ id: 'MatchSession' });

/** One bucket for both calls with answers. */
const MATCH_LIMIT = { calls: 600, seconds: 300, bucket: 'match' };

export const matchingContract = defineContract({
  questions: {
    method: 'GET',
    path: '/api/match/questions',
    access: 'public',
    example: '/api/match/questions',
    summary: 'Returns the six steps of the questionnaire.',
    response: z.object({
      questions: z.array(question).readonly(),
      /** How many colleges each exclusive answer would leave. */
      only: z.object(record(STANDALONE_REQUIREMENTS, z.int())),
      methodVersion: z.int(),
    }),
  },
  preview: {
    method: 'GET',
    path: '/api/match',
    access: 'public',
    example: '/api/match?type=public&size=medium&st=AL,GA&p=0020300100',
    summary: 'Matches colleges with the answers that an address can carry.',
    query: z.strictObject(paramCodecs(MATCH_PARAMS, MATCH_WORDS)),
    response: match,
  },
  match: {
    method: 'POST',
    path: '/api/match',
    access: 'public',
    example: '/api/match',
    exampleBody: { answers: { types: ['public'], size: 'medium', states: ['AL', 'GA'], budget: 25_000, sat: 1240 } },
    summary: 'Matches colleges with any answers. The answers are not stored.',
    body: z.strictObject({ answers, group: z.enum(RANK_GROUPS).optional(), all: z.boolean().optional(), online: z.boolean().optional() }),
    response: match,
    limit: { address: MATCH_LIMIT },
  },
  search: {
    method: 'POST',
    path: '/api/match/search',
    access: 'public',
    example: '/api/match/search?state=AL&sort=match:desc',
    exampleBody: { answers: { budget: 25_000, sat: 1240 } },
    summary: 'Searches like GET /api/colleges/search, with the match score of each college. The answers are not stored.',
    query: z.strictObject(searchParams),
    body: z.strictObject({ answers }),
    response: searchResult,
    limit: { address: MATCH_LIMIT },
  },
  sessions: {
    method: 'GET',
    path: '/api/match/sessions',
    access: 'user',
    summary: 'Lists the saved answers, newest first.',
    response: z.array(session),
  },
  save: {
    method: 'POST',
    path: '/api/match/sessions',
    access: 'user',
    refusals: [409, 422],
    summary: 'Saves answers under a name.',
    body: z.strictObject({ name: savedName(LONGEST_SAVED_NAME), answers }),
    response: session,
    status: 201,
  },
  remove: {
    method: 'DELETE',
    path: '/api/match/sessions/:id',
    access: 'user',
    summary: 'Removes saved answers. Also succeeds if they do not exist.',
    params: z.strictObject({ id: rowId }),
    response: noContent,
    status: 204,
  },
});
