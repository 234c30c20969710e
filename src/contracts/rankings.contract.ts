import { z } from 'zod';
import { STATE_CODES } from '../domain/colleges/states.ts';
import { LIST_KINDS } from '../domain/rankings/lists/kinds.ts';
import { PRESET_KEYS } from '../domain/rankings/presets.ts';
import { RANKING_PARAMS } from '../domain/rankings/params.ts';
import { STORED_SCORES } from '../domain/scores/stored-scores.ts';
import { CRITERIA } from '../domain/shared/method.ts';
import { csvFormat, idList, paramCodecs, rowId, wholeNumber } from './codecs.ts';
import { collegeCard, number, record } from './college-shapes.ts';
import { defineContract } from './endpoint.ts';

const criterion = z.enum(CRITERIA);
const weights = z.object(record(CRITERIA, z.int()));

/** One college in an order: `rank` and `score` are null where too little is known. */
const rankedCollege = z
  .object({ rank: z.int().nullable(), score: number, coverage: z.number(), college: collegeCard })
  .meta({ id: 'RankedCollege' });

/** One part of a score: what it weighs, what it is worth here, and how many points it adds to the score of a typical college. */
const part = <K extends z.ZodType>(key: K) =>
  z.object({ key, share: z.number(), used: z.number(), isFilled: z.boolean(), contribution: z.number() });

/** One college in a personal ranking, taken apart. */
const placedCollege = rankedCollege
  .extend({
    /** The ranks it takes when any one weight is one higher or lower; null without a rank. */
    band: z.object({ best: z.int(), worst: z.int() }).nullable(),
    /** Contributions add up to the score before rounding, less the baseline. */
    parts: z.array(part(criterion)),
    /** Why it stands above the next one: what it is ahead in, most first. Null for the last of the ranked. */
    lead: z
      .object({ over: z.string(), points: z.number(), criteria: z.array(z.object({ key: criterion, points: z.number() })) })
      .nullable(),
  })
  .meta({ id: 'PlacedCollege' });

const formula = z
  .object({
    /** The version of the method: scales, means and criteria. */
    version: z.int(),
    weights,
    /** The weights as an address carries them. */
    w: z.string(),
  })
  .meta({ id: 'Formula' });

const page = { page: wholeNumber(10_000).optional(), perPage: wholeNumber(100).optional() };

const order = {
  formula,
  ranked: z.int(),
  unranked: z.int(),
  page: z.int(),
  perPage: z.int(),
  dataVersion: z.string(),
  /** The day of the newest data, as links carry it. */
  dataDate: z.string().nullable(),
};
const ranking = z
  .object({
    ...order,
    items: z.array(placedCollege),
    /** The score of a college that is typical in everything. */
    baseline: z.number(),
    /** Rank correlation of each criterion with the order, −1 to 1; null where it cannot be told. */
    importance: z.object(record(CRITERIA, number)),
  })
  .meta({ id: 'Ranking' });

/** What a reader should know of the whole list before its first line. */
const median = z.object({ value: z.number(), n: z.int(), periods: z.array(z.string()) }).nullable();
const list = z
  .object({
    kind: z.enum(LIST_KINDS),
    state: z.enum(STATE_CODES).nullable(),
    ...order,
    items: z.array(rankedCollege),
    medians: z.object({ netPrice: median, graduationRate: median }),
  })
  .meta({ id: 'CollegeList' });

const criteria = z
  .object({
    version: z.int(),
    minCoverage: z.number(),
    criteria: z.array(
      z.object({ key: criterion, label: z.string(), meaning: z.string(), mean: z.number(), rho: z.number(), defaultWeight: z.int() }),
    ),
    presets: z.array(z.object({ key: z.enum(PRESET_KEYS), label: z.string(), w: z.string() })),
  })
  .meta({ id: 'Criteria' });

/** `weight` is in percent, and null where the higher of the parts counts; `mean` and `rho` are null where gaps are not filled. */
const scorePart = z.object({ key: z.string(), label: z.string(), weight: number, mean: number, rho: number, scale: z.string() });
const scoreMethod = z
  .object({
    key: z.enum(STORED_SCORES),
    label: z.string(),
    meaning: z.string(),
    /** The rule in one line. */
    formula: z.string(),
    parts: z.array(scorePart),
    caveat: z.string().nullable(),
  })
  .meta({ id: 'ScoreMethod' });

const explainedScore = z
  .object({
    key: z.enum(STORED_SCORES),
    label: z.string(),
    /** To one decimal, as it is shown; null where too little is known. */
    score: number,
    /** Why there is no score, or what to know of it. */
    notes: z.array(z.string()),
    inputs: z.array(z.object({ label: z.string(), value: z.union([z.number(), z.string()]).nullable(), text: z.string() })),
    parts: z.array(part(z.string()).extend({ label: z.string() })),
    coverage: z.number(),
    baseline: number,
  })
  .meta({ id: 'ExplainedScore' });

const rankingParams = paramCodecs(RANKING_PARAMS);

export const rankingsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/lists/:kind',
    access: 'public',
    example: '/api/lists/state?state=AL',
    summary:
      'A ready-made list of colleges in the order of its formula, 50 a page. Colleges of which too little is known come last, unranked.',
    params: z.strictObject({
      kind: z.enum(LIST_KINDS, LIST_KINDS.join(', ')).meta({ description: LIST_KINDS.join(', '), example: 'public' }),
    }),
    query: z.strictObject({
      state: z
        .enum(STATE_CODES, 'Two letters of a state or territory')
        .meta({ description: 'Two letters of a state or territory, for the kind state only', example: 'AL' })
        .optional(),
      ...page,
    }),
    response: list,
  },
  states: {
    method: 'GET',
    path: '/api/states',
    access: 'public',
    example: '/api/states',
    summary: 'Every state and territory with its number of colleges and their median net price.',
    response: z.array(z.object({ code: z.enum(STATE_CODES), name: z.string(), slug: z.string(), count: z.int(), medianNetPrice: number })),
  },
  rank: {
    method: 'GET',
    path: '/api/rankings',
    access: 'public',
    example: '/api/rankings?w=5402300001&type=public&st=AL,GA&perPage=3',
    summary: 'Colleges in the order of your own weights, each score taken apart. As CSV: all of them, with inputs and criterion scores.',
    query: z.strictObject({ ...rankingParams, perPage: wholeNumber(100).optional(), format: csvFormat.optional() }),
    response: ranking,
  },
  explain: {
    method: 'GET',
    path: '/api/rankings/explain',
    access: 'public',
    example: '/api/rankings/explain?ids=100858,100751&w=5402300001',
    summary: 'Some colleges, by UNITID or id, as they stand in the order of your own weights.',
    query: z.strictObject({ ids: idList, ...rankingParams }),
    response: ranking,
  },
  criteria: {
    method: 'GET',
    path: '/api/rankings/criteria',
    access: 'public',
    example: '/api/rankings/criteria',
    summary: 'The ten criteria with their constants, and the ready-made weights.',
    response: criteria,
  },
  scores: {
    method: 'GET',
    path: '/api/scores',
    access: 'public',
    example: '/api/scores',
    summary: 'How the five scores of a college are made: scales, weights, means, and the version of the method.',
    response: z.object({ version: z.int(), minCoverage: z.number(), scores: z.array(scoreMethod) }),
  },
  explainScores: {
    method: 'GET',
    path: '/api/colleges/:id/scores/explain',
    access: 'public',
    example: '/api/colleges/1/scores/explain',
    summary: 'The five scores of one college, taken apart: inputs, parts, contributions, coverage.',
    params: z.strictObject({ id: rowId }),
    response: z.object({ version: z.int(), scores: z.array(explainedScore), dataVersion: z.string() }),
  },
});
