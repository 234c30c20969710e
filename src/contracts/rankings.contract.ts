import { z } from 'zod';
import { PROVENANCE_SOURCES } from '../domain/colleges/sources.ts';
import { STATE_CODES } from '../domain/colleges/states.ts';
import { ADULT_FIGURES } from '../domain/rankings/adults/adult-lists.ts';
import { COLLEGE_KINDS, LIST_KINDS } from '../domain/rankings/list-kinds.ts';
import { UNRANKED_REASONS } from '../domain/order/gate.ts';
import { PRESET_KEYS } from '../domain/order/presets.ts';
import { RANK_GROUPS } from '../domain/order/rank-group.ts';
import { RANKING_WORDS } from '../domain/rankings/param-words.ts';
import { RANKING_PARAMS } from '../domain/rankings/params.ts';
import { STORED_SCORES } from '../domain/scores/stored-scores.ts';
import { CRITERIA } from '../domain/shared/method.ts';
import { LAST_PAGE } from '../domain/shared/query-params.ts';
import { CATALOG_CSV, catalogFormat, csvHeads, idList, paramCodecs, rowId, wholeNumber } from './shapes/codecs.ts';
import { collegeCard, number, record, shownFigure, stateOutline } from './shapes/college-shapes.ts';
import { defineContract } from './endpoint.ts';

const criterion = z.enum(CRITERIA);
const weights = z.object(record(CRITERIA, z.int()));

/** A college in a list. `rank` and `score` are null where `unranked` has a reason: too few students, or too little is known. */
const rankedCollege = z
  .object({
    rank: z.int().nullable(),
    score: number,
    coverage: z.number(),
    unranked: z.enum(UNRANKED_REASONS).nullable(),
    college: collegeCard,
  })
  .meta({ id: 'RankedCollege' });

/** A part of a score: its weight, its value here (`isFilled`: unknown, counted as low), and the points that it adds to a typical score. */
const part = <K extends z.ZodType>(key: K) =>
  z.object({ key, share: z.number(), used: z.number(), isFilled: z.boolean(), contribution: z.number() });

/** A college in a personal ranking, with the parts of its score. */
const placedCollege = rankedCollege
  .extend({
    /** The ranks it takes when any one weight changes by one. Null without a rank. */
    band: z.object({ best: z.int(), worst: z.int() }).nullable(),
    /** Contributions add up to the unrounded score minus the baseline. */
    parts: z.array(part(criterion)),
    /** Where it is ahead of the next college, largest difference first. Null for the last ranked college. */
    lead: z
      .object({ over: z.string(), points: z.number(), criteria: z.array(z.object({ key: criterion, points: z.number() })) })
      .nullable(),
  })
  .meta({ id: 'PlacedCollege' });

const formula = z
  .object({
    /** The version of the method and its constants. */
    version: z.int(),
    weights,
    /** The weights in the form of an address. */
    w: z.string(),
  })
  .meta({ id: 'Formula' });

const page = { page: wholeNumber(LAST_PAGE).optional(), perPage: wholeNumber(100).optional() };
const rankingParams = paramCodecs(RANKING_PARAMS, RANKING_WORDS);

const order = {
  formula,
  /** The colleges that are ranked among each other, and the number of colleges in every group. */
  group: z.enum(RANK_GROUPS),
  groups: z.object(record(RANK_GROUPS, z.int())),
  /** The group that is ranked without the parameter `group`. */
  firstGroup: z.enum(RANK_GROUPS),
  /** Whether small and little-known colleges are ranked too. */
  all: z.boolean(),
  ranked: z.int(),
  unranked: z.int(),
  page: z.int(),
  perPage: z.int(),
  dataVersion: z.string(),
  /** The day of the newest data. Links carry it. */
  dataDate: z.string().nullable(),
};
const ranking = z
  .object({
    ...order,
    items: z.array(placedCollege),
    /** The score of a college that is average in every criterion. */
    baseline: z.number(),
    /** Rank correlation of each criterion with the order, −1 to 1. Null if it cannot be computed. */
    importance: z.object(record(CRITERIA, number)),
  })
  .meta({ id: 'Ranking' });

const median = z.object({ value: z.number(), n: z.int(), periods: z.array(z.string()) }).nullable();
const list = z
  .object({
    kind: z.enum(LIST_KINDS),
    state: z.enum(STATE_CODES).nullable(),
    /** The drawn state, for a list of the kind `state`. None for the territories. */
    outline: stateOutline.optional(),
    /** What staff wrote about the list, if they did. Plain text; empty lines separate paragraphs. */
    intro: z.string().optional(),
    ...order,
    items: z.array(rankedCollege),
    medians: z.object({ netPrice: median, graduationRate: median }),
  })
  .meta({ id: 'CollegeList' });

const adultList = z
  .object({
    group: z.enum(RANK_GROUPS),
    /** The text of staff about the list, if there is one. Plain text; empty lines separate paragraphs. */
    intro: z.string().optional(),
    /** The number of colleges on the list of each group. */
    groups: z.object(record(RANK_GROUPS, z.int())),
    items: z.array(z.object({ rank: z.int(), figures: z.object(record(ADULT_FIGURES, shownFigure)), college: collegeCard })),
    /** Colleges with such students that are not on the list of the group, because no source publishes their outcome. */
    unknown: z.int(),
    /** The sources and periods of each figure in the group. */
    basis: z.object(record(ADULT_FIGURES, z.object({ sources: z.array(z.enum(PROVENANCE_SOURCES)), periods: z.array(z.string()) }))),
    page: z.int(),
    perPage: z.int(),
    dataVersion: z.string(),
  })
  .meta({ id: 'AdultList' });

const criteria = z
  .object({
    version: z.int(),
    minCoverage: z.number(),
    criteria: z.array(z.object({ key: criterion, label: z.string(), meaning: z.string(), mean: z.number(), defaultWeight: z.int() })),
    /** `type`: the kinds of colleges that the preset is made for; empty for all. `housing`: only residential campuses. */
    presets: z.array(
      z.object({
        key: z.enum(PRESET_KEYS),
        label: z.string(),
        w: z.string(),
        type: z.array(z.enum(COLLEGE_KINDS)),
        housing: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Criteria' });

/** `weight` is in percent, and null if only the highest part counts. `mean` is the typical score, null if the part counts from 0. */
const scorePart = z.object({ key: z.string(), label: z.string(), weight: number, mean: number, scale: z.string() });
const scoreMethod = z
  .object({
    key: z.enum(STORED_SCORES),
    label: z.string(),
    meaning: z.string(),
    formula: z.string(),
    parts: z.array(scorePart),
    caveat: z.string().nullable(),
  })
  .meta({ id: 'ScoreMethod' });

const explainedScore = z
  .object({
    key: z.enum(STORED_SCORES),
    label: z.string(),
    /** One decimal. Null when too little is known. */
    score: number,
    /** The reason for a missing score, or caveats. */
    notes: z.array(z.string()),
    inputs: z.array(z.object({ label: z.string(), value: z.union([z.number(), z.string()]).nullable(), text: z.string() })),
    parts: z.array(part(z.string()).extend({ label: z.string() })),
    coverage: z.number(),
    baseline: number,
  })
  .meta({ id: 'ExplainedScore' });

export const rankingsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/lists/:kind',
    access: 'public',
    example: '/api/lists/state?state=AL',
    summary: 'Returns a ready-made list, 50 colleges per page. Small and little-known colleges come last, without a rank.',
    params: z.strictObject({
      kind: z.enum(LIST_KINDS, LIST_KINDS.join(', ')).meta({ description: LIST_KINDS.join(', '), example: 'public' }),
    }),
    query: z.strictObject({
      state: z
        .enum(STATE_CODES, 'The two-letter code of a state or territory')
        .meta({ description: 'The two-letter code of a state or territory, only for the kind state', example: 'AL' })
        .optional(),
      group: rankingParams.group,
      all: rankingParams.all,
      ...page,
    }),
    response: list,
  },
  forAdults: {
    method: 'GET',
    path: '/api/good-for-adults',
    access: 'public',
    example: '/api/good-for-adults?group=two-year',
    summary:
      'Returns colleges where many undergraduates are 25 or older and study part-time, 50 per page, by the share of all who entered with a degree after eight years. The CSV has all colleges of the group.',
    query: z.strictObject({ group: rankingParams.group, ...page, format: catalogFormat.optional(), heads: csvHeads.optional() }),
    response: adultList,
    limit: { csv: CATALOG_CSV },
  },
  states: {
    method: 'GET',
    path: '/api/states',
    access: 'public',
    example: '/api/states',
    summary: 'Lists states and territories with the number of colleges and their median net price.',
    response: z.array(z.object({ code: z.enum(STATE_CODES), name: z.string(), slug: z.string(), count: z.int(), medianNetPrice: number })),
  },
  rank: {
    method: 'GET',
    path: '/api/rankings',
    access: 'public',
    example: '/api/rankings?w=5402300001&type=public&st=AL,GA&perPage=3',
    summary: 'Ranks colleges by your weights, with the parts of each score. The CSV has all colleges, with inputs and criterion scores.',
    query: z.strictObject({
      ...rankingParams,
      perPage: wholeNumber(100).optional(),
      format: catalogFormat.optional(),
      heads: csvHeads.optional(),
    }),
    response: ranking,
    limit: { csv: CATALOG_CSV },
  },
  explain: {
    method: 'GET',
    path: '/api/rankings/explain',
    access: 'public',
    example: '/api/rankings/explain?ids=100858,100751&w=5402300001',
    summary: 'Returns the given colleges, by UNITID or id, with their ranks by your weights.',
    query: z.strictObject({ ids: idList, ...rankingParams }),
    response: ranking,
  },
  criteria: {
    method: 'GET',
    path: '/api/rankings/criteria',
    access: 'public',
    example: '/api/rankings/criteria',
    summary: 'Returns the ten criteria with their constants, and the presets of weights.',
    response: criteria,
  },
  scores: {
    method: 'GET',
    path: '/api/scores',
    access: 'public',
    example: '/api/scores',
    summary: 'Explains how the five scores are computed: scales, weights, means, and the version of the method.',
    response: z.object({ version: z.int(), minCoverage: z.number(), scores: z.array(scoreMethod) }),
  },
  explainScores: {
    method: 'GET',
    path: '/api/colleges/:id/scores/explain',
    access: 'public',
    example: '/api/colleges/1/scores/explain',
    summary: 'Explains the five scores of one college: inputs, parts, contributions and coverage.',
    params: z.strictObject({ id: rowId }),
    response: z.object({ version: z.int(), scores: z.array(explainedScore), dataVersion: z.string() }),
  },
});
