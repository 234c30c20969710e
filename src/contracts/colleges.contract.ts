import { z } from 'zod';
import { FACETS, PROGRAM_FACETS } from '../domain/search/facets.ts';
import { SEARCH_WORDS } from '../domain/search/param-words.ts';
import { FILTER_PARAMS, RANGE_PARAM_KEYS, SEARCH_PARAM_KEYS, SEARCH_PARAMS } from '../domain/search/params.ts';
import { FIGURE_KEYS, type FigureKey } from '../domain/colleges/figures.ts';
import { COMPARED_FIGURES } from '../domain/colleges/percentiles.ts';
import { BEHIND_REASONS } from '../domain/order/rate-gate.ts';
import { LOCALES } from '../domain/colleges/college.ts';
import { CLOSURE_KINDS } from '../domain/colleges/kind/closures.ts';
import { NICKNAME_BASES } from '../domain/colleges/names/nicknames.ts';
import { OTHER_NAME_KINDS } from '../domain/colleges/names/other-names.ts';
import { STATE_CODES } from '../domain/colleges/states.ts';
import { CHANCES, CONTROLS, INCOME_BANDS } from '../domain/colleges/categories.ts';
import { COLLEGE_FLAGS } from '../domain/colleges/college.ts';
import { PICKS } from '../domain/rankings/similar/picks.ts';
import { CATALOG_CSV, catalogFormat, csvHeads, idList, paramCodecs, wholeNumber } from './shapes/codecs.ts';
import {
  college,
  collegeCard,
  importFacts,
  number,
  priceBasis,
  provenance,
  record,
  shownFigure,
  stateOutline,
} from './shapes/college-shapes.ts';
import { defineContract } from './endpoint.ts';
import { majorEarnings } from './shapes/earnings-shapes.ts';
import { collegeChanges, history } from './shapes/history-shapes.ts';
import { listRange, MAX_ROWS_PER_LIST } from './shapes/list-params.ts';
import { swarmColumns } from './shapes/swarm-shapes.ts';

const NAME_KINDS = ['name', 'alias', 'former', 'domain', 'nickname', 'system'] as const;
const match = z.object({ kind: z.enum(NAME_KINDS), text: z.string() });
const hit = collegeCard
  .extend({
    match: match.optional(),
    distance: z.number().optional(),
    /** Degrees and certificates in the chosen majors, in the newest year. 0: the college offers them, and awarded none. */
    awards: z.int().optional(),
    /** Only in an order by it. */
    majorEarnings: majorEarnings.optional(),
    /** 0–100, only in answers of POST /api/match/search. Null if the college cannot be matched. */
    matchScore: z.number().nullable().optional(),
    /** Only in an order by a figure: why the college follows others that have it. */
    behind: z.object({ reason: z.enum(BEHIND_REASONS), text: z.string() }).optional(),
    unknown: z.boolean(),
  })
  .meta({ id: 'SearchHit' });
const counts = z.array(z.object({ value: z.string(), count: z.int() }));

const figureNames = z
  .codec(
    z.string().regex(/^\w{1,40}(,\w{1,40}){0,19}$/, 'Up to 20 figures, separated by commas'),
    z.array(z.enum(FIGURE_KEYS, 'Unknown figure')),
    {
      decode: (value) => [...new Set(value.split(','))] as FigureKey[],
      encode: (names) => names.join(','),
    },
  )
  .meta({ description: 'Up to 20 figures, separated by commas', example: 'avgSAT,medianDebt' });

/** A college, or a search that the text may mean. `query` is a canonical query string; `count` is the number of its colleges. */
const option = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('college'),
      id: z.int(),
      ipedsUnitId: z.int().nullable(),
      name: z.string(),
      slug: z.string(),
      city: z.string(),
      state: z.enum(STATE_CODES),
      matched: z.enum(NAME_KINDS),
      text: z.string(),
    }),
    z.object({ kind: z.literal('filter'), label: z.string(), count: z.int(), query: z.string() }),
  ])
  .meta({ id: 'SuggestedOption' });

export const searchResult = z
  .object({
    items: z.array(hit),
    total: z.int(),
    unknown: z.int(),
    page: z.int(),
    perPage: z.int(),
    facets: z.object(record([...FACETS, ...PROGRAM_FACETS], counts)),
    histograms: z.object(record(RANGE_PARAM_KEYS, z.array(z.int()))),
    hiddenByMissing: z.record(z.string(), z.int()),
    /** The names of the chosen majors. */
    majors: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
    /** Only if `q` reads as filters: the search that is meant, as a canonical query string, and the new filters in words. */
    understood: z.object({ query: z.string(), words: z.string(), needsPlace: z.literal(true).optional() }).optional(),
    /** Only for an empty result with a `q`. */
    didYouMean: z.array(option).optional(),
    relax: z.array(z.object({ param: z.enum(SEARCH_PARAM_KEYS), to: z.null(), count: z.int() })).optional(),
    dataVersion: z.string(),
  })
  .meta({ id: 'SearchResult' });

export const searchParams = paramCodecs(SEARCH_PARAMS, SEARCH_WORDS);

const fields = z
  .string()
  .regex(/^[A-Za-z0-9]{1,40}(,[A-Za-z0-9]{1,40}){0,99}$/, 'Field names separated by commas')
  .meta({ description: 'The fields to return, as names separated by commas', example: 'id,name,state,graduationRate' });
/** Shares of colleges with a lower, the same and a higher value, 0–100. */
const shares = z.object({ below: z.number(), equal: z.number(), above: z.number() });
const standing = z
  .object({ peer: shares.nullable(), national: shares, n: z.int(), peerMedian: number, nationalMedian: z.number() })
  .meta({ id: 'Standing' });

const collegeLink = z
  .object({ slug: z.string(), name: z.string(), location: z.string(), state: z.enum(STATE_CODES) })
  .meta({ id: 'CollegeLink' });

/** The public statement that a college closed or merged. Dates are days, months or years. */
const closure = z
  .object({
    closed: z.string(),
    kind: z.enum(CLOSURE_KINDS),
    source: z.object({ publisher: z.string(), title: z.string(), date: z.string(), url: z.string().nullable() }),
    checked: z.string(),
    isReviewed: z.boolean(),
  })
  .meta({ id: 'Closure' });

const collegeDetail = z
  .object({
    college,
    sameName: z.array(collegeLink),
    /** Names that people use, each with its origin. `basis` says why a nickname is believed; `system` names a group of colleges. */
    otherNames: z.array(z.object({ text: z.string(), kind: z.enum(OTHER_NAME_KINDS), basis: z.enum(NICKNAME_BASES).optional() })),
    successor: collegeLink.optional(),
    closure: closure.optional(),
    netPrices: z.array(
      z.object({
        band: z.enum(INCOME_BANDS),
        amount: z.number(),
        year: z.int().nullable(),
        status: z.enum(['reported', 'estimated']),
        /** Students of the published average, also if too few to show it. */ students: z.int().nullable(),
      }),
    ),
    provenance: z.record(z.string(), provenance),
    /** The imports of these values, each with the files of its tables. */
    imports: z.array(importFacts),
    percentiles: z.record(z.string(), standing),
    history,
    /** The changes of the newest data version that changed the college. Null if none has since its first import. */
    changes: collegeChanges.nullable(),
    peers: z.object({ definition: z.string(), n: z.int() }),
    /** Whom a figure describes, if campuses share it. */
    sharedBy: z.record(z.string(), z.string()),
    /** Where federal aid cannot be used: what that means. */
    aidNote: z.string().optional(),
    /** What sources say of the college; null if none does. */
    flags: z.object(record(COLLEGE_FLAGS, z.boolean().nullable())),
    /**
     * The most similar colleges of the same level, with the reason. Among them: the most similar one within 100 miles (`nearby`), and the
     * most similar one with a clearly lower net price (`cheaper`).
     */
    similar: z.array(z.object({ college: collegeCard, picks: z.array(z.enum(PICKS)), reason: z.string() })),
    /** The outline of its state as SVG path data, and where the college is in it. Null in the territories and without a place. */
    place: stateOutline.extend({ dot: z.tuple([z.int(), z.int()]).readonly() }).nullable(),
    /** Its setting and size as SVG path data on an area of 60 × 24. Null if one of them is unknown. */
    skyline: z.string().nullable(),
    dataVersion: z.string(),
  })
  .meta({ id: 'CollegeDetail' });

/** A card, and the attributes that the comparison has as rows. */
const comparedCollege = collegeCard
  .extend({
    locale: z.enum(LOCALES).nullable(),
    athleticDivision: z.string().nullable(),
    /** The chance of admission in words, by how the college admits, for a student without scores. */
    chance: z.enum(CHANCES),
  })
  .meta({ id: 'ComparedCollege' });

const comparison = z
  .object({
    colleges: z.array(comparedCollege),
    rows: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        unit: z.string(),
        group: z.string(),
        direction: z.enum(['higher', 'lower']).nullable(),
        /** `basis` is given for prices only, `sharedBy` for figures that campuses share. */
        values: z.array(shownFigure.extend({ basis: priceBasis.optional(), sharedBy: z.string().optional() })),
      }),
    ),
    dataVersion: z.string(),
  })
  .meta({ id: 'Comparison' });

export const collegesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/colleges',
    access: 'public',
    example: '/api/colleges?state=AL&sort=name:asc&limit=5',
    summary: 'Lists colleges as an array, with the total in Content-Range. Takes search parameters, ids, and a range or a limit.',
    query: z.strictObject({
      ...paramCodecs(FILTER_PARAMS, SEARCH_WORDS),
      sort: searchParams.sort,
      range: listRange.optional(),
      id: idList.optional(),
      featured: z
        .enum(['true', 'false', '1', '0'], 'true or false')
        .meta({ description: 'true returns only the featured college of the home page', example: 'true' })
        .optional(),
      limit: wholeNumber(MAX_ROWS_PER_LIST).optional(),
      fields: fields.optional(),
      format: catalogFormat.optional(),
    }),
    response: z.array(college),
    limit: { csv: CATALOG_CSV },
  },
  search: {
    method: 'GET',
    path: '/api/colleges/search',
    access: 'public',
    example: '/api/colleges/search?state=AL,GA&control=public&netPrice=..20000&sort=gradRate:desc',
    summary:
      'Returns a page of colleges with facet counts and histograms. An empty result suggests which filters to remove. Words of q that mean filters are explained in understood.',
    query: z.strictObject({ ...searchParams, fields: fields.optional(), format: catalogFormat.optional(), heads: csvHeads.optional() }),
    response: searchResult,
    limit: { csv: CATALOG_CSV },
  },
  suggest: {
    method: 'GET',
    path: '/api/colleges/suggest',
    access: 'public',
    example: '/api/colleges/suggest?q=auburn',
    summary: 'Suggests up to eight colleges and filters for the text typed so far. Without any, returns colleges with similar names.',
    query: z.strictObject({
      q: z
        .string()
        .trim()
        .min(2, 'At least 2 characters')
        .max(200, 'At most 200 characters')
        .meta({ description: 'The text typed so far, at least 2 characters', example: 'auburn' }),
      only: z.enum(['colleges']).meta({ description: 'colleges leaves out filters', example: 'colleges' }).optional(),
    }),
    response: z.object({ options: z.array(option), didYouMean: z.array(option) }).meta({ id: 'Suggestions' }),
  },
  map: {
    method: 'GET',
    path: '/api/colleges/map',
    access: 'public',
    example: '/api/colleges/map?state=AL',
    summary: 'Returns the locations of all colleges that match a search, at most 5,000.',
    query: z.strictObject(searchParams),
    response: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        name: z.string(),
        location: z.string(),
        state: z.enum(STATE_CODES),
        lat: z.number(),
        lng: z.number(),
        control: z.enum(CONTROLS),
        /** The shown price; a net price only with the basis `net-price`. */
        netPrice: number,
        priceBasis,
      }),
    ),
  },
  swarm: {
    method: 'GET',
    path: '/api/colleges/swarm',
    access: 'public',
    example: '/api/colleges/swarm?figure=graduationRate',
    summary: 'Returns the value of one figure for every college that counts in comparisons, in suggested order.',
    query: z.strictObject({
      figure: z.enum(COMPARED_FIGURES, 'Unknown figure').meta({ description: 'The figure', example: 'graduationRate' }),
      incomes: z
        .enum(['all'], 'all')
        .meta({ description: 'Only for netPrice: the net prices of all income bands too', example: 'all' })
        .optional(),
    }),
    response: swarmColumns,
  },
  cards: {
    method: 'GET',
    path: '/api/colleges/cards',
    access: 'public',
    example: '/api/colleges/cards?ids=1,2',
    summary: 'Returns up to 100 colleges by id, in the given order. Unknown ids are left out.',
    query: z.strictObject({ ids: idList }),
    response: z.array(collegeCard),
  },
  figures: {
    method: 'GET',
    path: '/api/colleges/figures',
    access: 'public',
    example: '/api/colleges/figures?ids=1,2&figures=avgSAT,medianDebt',
    summary: 'Returns figures of up to 100 colleges, each with its status and period, in the given order. Unknown ids are left out.',
    query: z.strictObject({ ids: idList, figures: figureNames }),
    response: z.array(z.object({ id: z.int(), figures: z.partialRecord(z.enum(FIGURE_KEYS), shownFigure) })),
  },
  compare: {
    method: 'GET',
    path: '/api/colleges/compare',
    access: 'public',
    example: '/api/colleges/compare?ids=100858,100751',
    summary: 'Compares up to six colleges, by UNITID or id, in the given order.',
    query: z.strictObject({ ids: idList }),
    response: comparison,
  },
  bySlug: {
    method: 'GET',
    path: '/api/colleges/slug/:slug',
    access: 'public',
    example: '/api/colleges/slug/auburn-university',
    summary: 'Returns all data about one college, with the source of each value.',
    params: z.strictObject({
      slug: z.string().max(200).meta({ description: 'Slug, former slug or UNITID of the college', example: 'auburn-university' }),
    }),
    response: collegeDetail,
  },
  byId: {
    method: 'GET',
    path: '/api/colleges/:id',
    access: 'public',
    example: '/api/colleges/1',
    summary: 'Returns one college by id.',
    params: z.strictObject({ id: wholeNumber(2_147_483_647) }),
    response: college,
  },
});
