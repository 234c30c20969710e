import { z } from 'zod';
import { FACETS } from '../domain/search/search-answer.ts';
import { RANGE_PARAM_KEYS, SEARCH_PARAM_KEYS, SEARCH_PARAMS } from '../domain/search/params.ts';
import { STATE_CODES } from '../domain/colleges/states.ts';
import { INCOME_BANDS } from '../domain/colleges/income-band.ts';
import { CONTROLS } from '../domain/colleges/vocabulary.ts';
import { csvFormat, idList, paramCodecs, wholeNumber } from './codecs.ts';
import { college, collegeCard, number, provenance, record, shownFigure } from './college-shapes.ts';
import { defineContract } from './endpoint.ts';
import { collegeChanges, history } from './history-shapes.ts';
import { listFilter, listRange, listSort, MAX_ROWS_PER_LIST } from './simple-rest.ts';

const match = z.object({ kind: z.enum(['name', 'alias', 'former']), text: z.string() });
const hit = collegeCard
  .extend({ match: match.optional(), distance: z.number().optional(), unknown: z.boolean() })
  .meta({ id: 'SearchHit' });
const counts = z.array(z.object({ value: z.string(), count: z.int() }));

const searchResult = z
  .object({
    items: z.array(hit),
    total: z.int(),
    unknown: z.int(),
    page: z.int(),
    perPage: z.int(),
    facets: z.object(record(FACETS, counts)),
    histograms: z.object(record(RANGE_PARAM_KEYS, z.array(z.int()))),
    hiddenByMissing: z.record(z.string(), z.int()),
    relax: z.array(z.object({ param: z.enum(SEARCH_PARAM_KEYS), to: z.null(), count: z.int() })).optional(),
    dataVersion: z.string(),
  })
  .meta({ id: 'SearchResult' });

const searchParams = paramCodecs(SEARCH_PARAMS);

const fields = z
  .string()
  .regex(/^[A-Za-z0-9]{1,40}(,[A-Za-z0-9]{1,40}){0,99}$/, 'Names of fields separated by commas')
  .meta({ description: 'Names of the fields wanted, separated by commas', example: 'id,name,state,graduationRate' });
const standing = z.object({ peer: number, national: z.number(), n: z.int(), peerMedian: number, nationalMedian: z.number() });

/** As much of another college as a link to it needs. */
const collegeLink = z
  .object({ slug: z.string(), name: z.string(), location: z.string(), state: z.enum(STATE_CODES) })
  .meta({ id: 'CollegeLink' });

const collegeDetail = z
  .object({
    college,
    sameName: z.array(collegeLink),
    successor: collegeLink.optional(),
    netPrices: z.array(
      z.object({ band: z.enum(INCOME_BANDS), amount: z.number(), year: z.int().nullable(), status: z.enum(['reported', 'estimated']) }),
    ),
    provenance: z.record(z.string(), provenance),
    percentiles: z.record(z.string(), standing),
    history,
    /** What the newest data version that touched the college changed; null where none since its first has. */
    changes: collegeChanges.nullable(),
    peers: z.object({ definition: z.string(), n: z.int() }),
    /** The most alike of the same level, and in what they are. */
    similar: z.array(z.object({ college: collegeCard, reason: z.string() })),
    dataVersion: z.string(),
  })
  .meta({ id: 'CollegeDetail' });

const comparison = z
  .object({
    colleges: z.array(collegeCard),
    rows: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        unit: z.string(),
        group: z.string(),
        direction: z.enum(['higher', 'lower']).nullable(),
        values: z.array(shownFigure),
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
    summary: 'Colleges as a bare array, total in Content-Range. Speaks the simple-rest dialect as well as the search parameters.',
    query: z.strictObject({
      ...searchParams,
      sort: listSort.optional(),
      filter: listFilter.optional(),
      range: listRange.optional(),
      id: idList.optional(),
      featured: z
        .enum(['true', 'false', '1', '0'], 'true or false')
        .meta({ description: 'true: only the featured college of the home page', example: 'true' })
        .optional(),
      limit: wholeNumber(MAX_ROWS_PER_LIST).optional(),
      offset: wholeNumber(1_000_000).optional(),
      _start: wholeNumber(1_000_000).optional(),
      _end: wholeNumber(1_000_000).optional(),
      fields: fields.optional(),
      format: csvFormat.optional(),
    }),
    response: z.array(college),
  },
  search: {
    method: 'GET',
    path: '/api/colleges/search',
    access: 'public',
    example: '/api/colleges/search?state=AL,GA&control=public&netPrice=..20000&sort=gradRate:desc',
    summary: 'One page of colleges with facet counts, histograms, and what to relax when nothing is found.',
    query: z.strictObject({ ...searchParams, fields: fields.optional(), format: csvFormat.optional() }),
    response: searchResult,
  },
  suggest: {
    method: 'GET',
    path: '/api/colleges/suggest',
    access: 'public',
    example: '/api/colleges/suggest?q=auburn',
    summary: 'Up to eight colleges whose name, alias or former name fits what was typed so far.',
    query: z.strictObject({
      q: z
        .string()
        .trim()
        .min(2, 'At least 2 characters')
        .max(200, 'At most 200 characters')
        .meta({ description: 'What was typed so far, from 2 characters on', example: 'auburn' }),
    }),
    response: z.array(
      z.object({
        id: z.int(),
        ipedsUnitId: z.int().nullable(),
        name: z.string(),
        slug: z.string(),
        city: z.string(),
        state: z.enum(STATE_CODES),
        matched: z.enum(['name', 'alias', 'former']),
        text: z.string(),
      }),
    ),
  },
  map: {
    method: 'GET',
    path: '/api/colleges/map',
    access: 'public',
    example: '/api/colleges/map?state=AL',
    summary: 'The places of all colleges a search selects, at most 5,000.',
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
        netPrice: number,
      }),
    ),
  },
  compare: {
    method: 'GET',
    path: '/api/colleges/compare',
    access: 'public',
    example: '/api/colleges/compare?ids=100858,100751',
    summary: 'Up to six colleges side by side, by UNITID or id, in the order given.',
    query: z.strictObject({ ids: idList }),
    response: comparison,
  },
  bySlug: {
    method: 'GET',
    path: '/api/colleges/slug/:slug',
    access: 'public',
    example: '/api/colleges/slug/auburn-university',
    summary: 'Everything known about one college, with the receipt of each value.',
    params: z.strictObject({
      slug: z.string().max(200).meta({ description: 'Slug or UNITID of the college', example: 'auburn-university' }),
    }),
    response: collegeDetail,
  },
  byId: {
    method: 'GET',
    path: '/api/colleges/:id',
    access: 'public',
    example: '/api/colleges/1',
    summary: 'One college by id.',
    params: z.strictObject({ id: wholeNumber(2_147_483_647) }),
    response: college,
  },
});
