import { z } from 'zod';
import { STATE_CODES } from '../domain/colleges/states.ts';
import { CRITERIA, formatWeights, MAX_WEIGHT, parseWeights, type Weights } from '../domain/rankings/criteria.ts';
import { LIST_KINDS } from '../domain/rankings/list-kinds.ts';
import { collegeCard, number, record } from './college-shapes.ts';
import { wholeNumber } from './codecs.ts';
import { defineContract } from './endpoint.ts';

const WEIGHTS_WORDS = `Ten digits 0 to ${MAX_WEIGHT}, not all 0: how much ${CRITERIA.join(', ')} count`;
const weights = z
  .codec(z.string(), z.custom<Weights>(), {
    decode(value, context) {
      const parsed = parseWeights(value);
      if (parsed) return parsed;
      context.issues.push({ code: 'custom', message: WEIGHTS_WORDS, input: value });
      return z.NEVER;
    },
    encode: formatWeights,
  })
  .meta({ description: WEIGHTS_WORDS, example: '3240542102' });

/** One college in an order: `rank` and `score` are null where too little is known. */
const rankedCollege = z
  .object({ rank: z.int().nullable(), score: number, coverage: z.number(), college: collegeCard })
  .meta({ id: 'RankedCollege' });

const formula = z
  .object({
    /** The version of the method: scales, means and criteria. */
    version: z.int(),
    weights: z.object(record(CRITERIA, z.int())),
    /** The weights as an address carries them. */
    w: z.string(),
  })
  .meta({ id: 'Formula' });

const page = { page: wholeNumber(10_000).optional(), perPage: wholeNumber(100).optional() };

/** What a reader should know of the whole list before its first line. */
const median = z.object({ value: z.number(), n: z.int(), periods: z.array(z.string()) }).nullable();
const order = {
  formula,
  items: z.array(rankedCollege),
  ranked: z.int(),
  unranked: z.int(),
  page: z.int(),
  perPage: z.int(),
  dataVersion: z.string(),
};
const ranking = z.object(order).meta({ id: 'Ranking' });
const list = z
  .object({
    kind: z.enum(LIST_KINDS),
    state: z.enum(STATE_CODES).nullable(),
    ...order,
    medians: z.object({ netPrice: median, graduationRate: median }),
  })
  .meta({ id: 'CollegeList' });

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
    example: '/api/rankings?w=3240542102&perPage=3',
    summary: 'All colleges in the order of your own weights.',
    query: z.strictObject({ w: weights.optional(), ...page }),
    response: ranking,
  },
});
