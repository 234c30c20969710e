import { z } from 'zod';
import { STATE_CODES } from '../domain/colleges/states.ts';
import { INCOME_BANDS } from '../domain/colleges/income-band.ts';
import { CHANCES, SIZE_BANDS } from '../domain/colleges/vocabulary.ts';
import { MAX_BUDGET, MAX_PRIORITY, MUSTS, ONLY } from '../domain/matching/answers.ts';
import { MATCH_PARAMS } from '../domain/matching/match-params.ts';
import { MATCH_KEYS } from '../domain/matching/match-keys.ts';
import { LONGEST_SAVED_NAME } from '../domain/matching/session.ts';
import { COLLEGE_KINDS } from '../domain/rankings/lists/kinds.ts';
import { CRITERIA } from '../domain/shared/method.ts';
import { nothing, savedName } from './account-shapes.ts';
import { moment, paramCodecs, rowId } from './codecs.ts';
import { collegeCard, record } from './college-shapes.ts';
import { defineContract } from './endpoint.ts';

const question = z
  .object({
    step: z.int(),
    answers: z.array(z.string()).readonly(),
    title: z.string(),
    hint: z.string(),
    kind: z.enum(['single', 'multi', 'slider', 'number', 'grid']),
    choices: z.array(z.object({ value: z.string(), label: z.string() })).readonly(),
    must: z.enum(MUSTS).optional(),
    range: z.object({ min: z.number(), max: z.number(), step: z.number() }).optional(),
  })
  .meta({ id: 'Question' });

const whole = (min: number, max: number) => z.int('A whole number').min(min, `At least ${min}`).max(max, `At most ${max}`);
const several = <T extends readonly string[]>(values: T) =>
  z
    .array(z.enum(values as unknown as readonly [string, ...string[]]))
    .max(values.length)
    .readonly() as unknown as z.ZodType<readonly T[number][], readonly T[number][]>;

/** Answers left out were skipped, and count neither way. */
export const answers = z
  .strictObject({
    size: z.enum(SIZE_BANDS).optional(),
    types: several(COLLEGE_KINDS).optional(),
    states: several(STATE_CODES).optional(),
    budget: whole(0, MAX_BUDGET).optional(),
    income: z.enum(INCOME_BANDS).optional(),
    sat: whole(400, 1600).optional(),
    act: whole(1, 36).optional(),
    priorities: z.strictObject(record(CRITERIA, whole(0, MAX_PRIORITY))).optional(),
    must: several(MUSTS).optional(),
  })
  .meta({ id: 'Answers' });

const key = z.enum(MATCH_KEYS);
const reason = z.object({ key, contribution: z.number(), text: z.string() });

/** One recommended college: why it is there, what speaks against it, what is not known of it. */
const matchedCollege = z
  .object({
    rank: z.int(),
    score: z.number(),
    /** Share of what was asked for that is known of it. */
    coverage: z.number(),
    band: z.enum(CHANCES),
    /** Whether it is one of the ten that make a list of reach, target and likely colleges. */
    isBalanced: z.boolean(),
    reasons: z.array(reason),
    watchOuts: z.array(reason),
    unknown: z.array(z.object({ key, text: z.string() })),
    /** The priority whose absence moves it the most, and where to; null where none would move it. */
    change: z.object({ without: z.enum(CRITERIA), rank: z.int(), text: z.string() }).nullable(),
    college: collegeCard,
  })
  .meta({ id: 'MatchedCollege' });

const match = z
  .object({
    items: z.array(matchedCollege),
    /** Colleges that meet every must, of which `items` are the first. */
    candidates: z.int(),
    /** Candidates of which too little is known to place them. */
    unplaced: z.int(),
    /** How many share the first score: above 1, only the alphabet parts them. */
    tied: z.int(),
    excluded: z.object({
      /** Colleges that do not meet each must, whatever they are otherwise. */
      byMust: z.partialRecord(z.enum(MUSTS), z.int()),
      /** Among those kept out by the budget: of how many the price is not known. */
      unknownPrice: z.int(),
    }),
    /** Musts that gave way because too few colleges met them all. */
    relaxed: z.array(z.enum(MUSTS)),
    /** Where nothing was found: what would bring colleges back, one change at a time, the most first. */
    relaxations: z.array(z.object({ must: z.enum(MUSTS), budget: z.int().optional(), count: z.int(), text: z.string() })),
    /** Nothing was answered, so this is the usual ranking. */
    isDefault: z.boolean(),
    dataVersion: z.string(),
    dataDate: z.string().nullable(),
    methodVersion: z.int(),
  })
  .meta({ id: 'Match' });

const session = z
  .object({ id: z.int(), name: z.string(), answers, methodVersion: z.int(), createdAt: moment })
  .meta({ id: 'MatchSession' });

/** The questionnaire: its questions, and the colleges its answers lead to. */
export const matchingContract = defineContract({
  questions: {
    method: 'GET',
    path: '/api/match/questions',
    access: 'public',
    example: '/api/match/questions',
    summary: 'The six steps of the questionnaire.',
    response: z.object({
      questions: z.array(question).readonly(),
      /** How many colleges each answer that allows nothing else would leave. */
      only: z.object(record(ONLY, z.int())),
      methodVersion: z.int(),
    }),
  },
  preview: {
    method: 'GET',
    path: '/api/match',
    access: 'public',
    example: '/api/match?type=public&size=medium&st=AL,GA&p=0020300100',
    summary: 'Matches by the answers that may stand in an address.',
    query: z.strictObject(paramCodecs(MATCH_PARAMS)),
    response: match,
  },
  match: {
    method: 'POST',
    path: '/api/match',
    access: 'public',
    example: '/api/match',
    exampleBody: { answers: { types: ['public'], size: 'medium', states: ['AL', 'GA'], budget: 25_000, sat: 1240 } },
    summary: 'Matches by any answers. Nothing of them is kept.',
    body: z.strictObject({ answers }),
    response: match,
    limit: { address: { calls: 600, seconds: 300 } },
  },
  sessions: {
    method: 'GET',
    path: '/api/match/sessions',
    access: 'user',
    summary: 'The saved answers, the newest first.',
    response: z.array(session),
  },
  save: {
    method: 'POST',
    path: '/api/match/sessions',
    access: 'user',
    summary: 'Saves answers under a name.',
    body: z.strictObject({ name: savedName(LONGEST_SAVED_NAME), answers }),
    response: session,
    status: 201,
  },
  remove: {
    method: 'DELETE',
    path: '/api/match/sessions/:id',
    access: 'user',
    summary: 'Forgets saved answers; done already is done.',
    params: z.strictObject({ id: rowId }),
    response: nothing,
    status: 204,
  },
});
