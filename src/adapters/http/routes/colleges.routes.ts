import type { collegesContract } from '../../../contracts/colleges.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import type { ListSort } from '../../../contracts/simple-rest.ts';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import type { HistoryUseCases } from '../../../domain/history/history.use-cases.ts';
import type { Colleges } from '../../../domain/search/search.use-cases.ts';
import type { Rankings } from '../../../domain/rankings/rankings.use-cases.ts';
import type { SimilarCollege } from '../../../domain/rankings/similar/similar.ts';
import { knownNetPriceOf } from '../../../domain/colleges/net-price.ts';
import type { CollegeDetail, SearchAnswer, SearchHit } from '../../../domain/search/search-answer.ts';
import { DEFAULT_PER_PAGE, SEARCH_PARAM_KEYS, type SearchQuery } from '../../../domain/search/params.ts';
import { controlOf } from '../../../domain/colleges/vocabulary.ts';
import { collegesCsv, CSV_HEADERS, pick, readFields } from '../answer/fields.ts';
import { json, jsonArray, jsonMerge, jsonObject, type Json } from '../answer/json.ts';
import { Reply, type Handlers } from '../mount.ts';
import { contentRange, listRequestOf, pageSlice, type ListQuery, type ListRequest } from '../request/simple-rest.ts';
import { changesView, historyView } from '../answer/history-views.ts';
import { cardJson, cardOf, collegeJson, type WireCard } from '../answer/views.ts';

type Contract = typeof collegesContract;
type Wire<K extends keyof Contract> = WireOf<Contract[K]>;
const EVERYTHING = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

/** The catalog over HTTP. Lists and pages of hits are joined from rows that were encoded once. */
export function collegesRoutes(colleges: Colleges, rankings: Pick<Rankings, 'similarTo'>, history: HistoryUseCases): Handlers<Contract> {
  return {
    list: ({ query }) => listReply(colleges, query),
    search({ query: { fields, format, ...query } }) {
      const names = readFields(fields);
      if (format === 'csv') return new Reply(collegesCsv(exported(colleges, query), names), CSV_HEADERS);
      return new Reply(searchJson(colleges.search(query), colleges.dataVersion(), names));
    },
    suggest: ({ query }) =>
      colleges.suggest(query.q).map(({ college, match }) => ({
        id: college.id,
        ipedsUnitId: college.ipedsUnitId,
        name: college.name,
        slug: college.slug,
        city: college.location,
        state: college.state,
        matched: match.kind,
        text: match.text,
      })),
    map: ({ query }) => colleges.map(query).flatMap(toPlace),
    compare({ query }) {
      const { colleges: compared, rows } = colleges.compare(query.ids);
      return { colleges: compared.map(cardOf), rows, dataVersion: colleges.dataVersion() };
    },
    async bySlug({ params }) {
      const detail = colleges.bySlug(params.slug);
      const { id } = detail.college;
      const [past, changes] = await Promise.all([history.ofCollege(id), history.latestChangesOf(id)]);
      const similar = rankings.similarTo(detail.college);
      return new Reply(
        detailJson({ ...detail, similar, past: historyView(past), changes: changes && changesView(changes) }, colleges.dataVersion()),
      );
    },
    byId: ({ params }) => new Reply(collegeJson(colleges.byId(params.id))),
  };
}

/** A page when a page is asked for, else everything found. */
function exported(colleges: Colleges, { page, perPage, ...query }: SearchQuery): CollegeRecord[] {
  const slice = page === undefined && perPage === undefined ? EVERYTHING : pageSlice(page, perPage);
  return colleges.list(query, slice).colleges;
}

function listReply(colleges: Colleges, query: ListQuery): Reply<Wire<'list'>> {
  const names = readFields(query.fields);
  const request = listRequestOf(query);
  const isCsv = query.format === 'csv';
  const slice = request.slice ?? (isCsv || request.ids ? EVERYTHING : { offset: 0, limit: DEFAULT_PER_PAGE });
  const { rows, total } = listed(colleges, request, slice);
  const range = contentRange(slice.offset, rows.length, total);
  if (isCsv) return new Reply(collegesCsv(rows, names), [...range, ...CSV_HEADERS]);
  const items = names ? rows.map((row) => json(pick(row, names)) as Json<Wire<'list'>[number]>) : rows.map(collegeJson);
  return new Reply(jsonArray(items), range);
}

/** By id and featured ones are few: they are taken whole, and cut here. */
function listed(colleges: Colleges, request: ListRequest, slice: { offset: number; limit: number }) {
  const { ids, featured, sort, search } = request;
  if (!ids && !featured && sort?.key !== 'id') {
    const { colleges: rows, total } = colleges.list(search, slice);
    return { rows, total };
  }
  const rows = sorted(chosen(colleges, request), sort);
  return { rows: rows.slice(slice.offset, slice.offset + slice.limit), total: rows.length };
}

function chosen(colleges: Colleges, { ids, featured, search }: ListRequest): CollegeRecord[] {
  const isFiltered = SEARCH_PARAM_KEYS.some((key) => key !== 'sort' && search[key] !== undefined);
  const found = isFiltered || (!ids && !featured) ? colleges.list(search, EVERYTHING).colleges : undefined;
  const named = ids ? colleges.byIds(ids) : featured ? colleges.featured() : undefined;
  if (!named) return found ?? [];
  const allowed = found && new Set(found);
  return named.filter((college) => (!featured || college.isFeatured) && (allowed?.has(college) ?? true));
}

const sorted = (rows: CollegeRecord[], sort: ListSort | undefined): CollegeRecord[] =>
  sort?.key === 'id' ? rows.toSorted((a, b) => (sort.direction === 'asc' ? a.id - b.id : b.id - a.id)) : rows;

const KNOWN = json({ unknown: false });
const UNKNOWN = json({ unknown: true });

function hitJson({ college, match, distance, unknown }: SearchHit): Json<Wire<'search'>['items'][number]> {
  const tail = unknown ? UNKNOWN : KNOWN;
  if (match === undefined && distance === undefined) return jsonMerge(cardJson(college), tail);
  const found = json({ ...(match && { match }), ...(distance !== undefined && { distance: tenths(distance) }), unknown });
  return jsonMerge(cardJson(college), found);
}

/** Miles, as exactly as anybody drives them. */
const tenths = (miles: number): number => Math.round(miles * 10) / 10;

const pickedHit = (hit: SearchHit, names: readonly string[]) => {
  const { match, distance, unknown } = hit;
  return json({
    ...pick(hit.college, names),
    match,
    ...(distance !== undefined && { distance: tenths(distance) }),
    unknown,
  }) as unknown as ReturnType<typeof hitJson>;
};

function searchJson(answer: SearchAnswer, dataVersion: string, names?: readonly string[]): Json<Wire<'search'>> {
  const { hits, total, unknown, page, perPage, facets, histograms, hiddenByMissing, relax } = answer;
  const items = jsonArray(names ? hits.map((hit) => pickedHit(hit, names)) : hits.map(hitJson));
  const rest = json({ total, unknown, page, perPage, facets, histograms, hiddenByMissing, ...(relax && { relax }), dataVersion });
  return jsonMerge(jsonObject<Pick<Wire<'search'>, 'items'>>({ items }), rest);
}

const toPlace = (college: CollegeRecord): Wire<'map'> => {
  const { id, slug, name, location, state, latitude, longitude, type } = college;
  if (latitude === null || longitude === null) return [];
  const netPrice = knownNetPriceOf(college);
  return [{ id, slug, name, location, state, lat: latitude, lng: longitude, control: controlOf(type), netPrice }];
};

const linkJson = ({ slug, name, location, state }: CollegeRecord) => json({ slug, name, location, state });

const similarJson = ({ college, reason }: SimilarCollege) =>
  jsonMerge(json({ reason }), jsonObject<{ college: WireCard }>({ college: cardJson(college) }));

interface ShownDetail extends CollegeDetail {
  similar: readonly SimilarCollege[];
  past: Wire<'bySlug'>['history'];
  changes: Wire<'bySlug'>['changes'];
}

function detailJson(detail: ShownDetail, dataVersion: string): Json<Wire<'bySlug'>> {
  const { college, sameName, successor, netPrices, percentiles, peers, similar, past, changes } = detail;
  const bands = netPrices.flatMap(({ amount, ...price }) => (amount === null ? [] : [{ amount, ...price }]));
  return jsonObject<Wire<'bySlug'>>({
    college: collegeJson(college),
    sameName: jsonArray(sameName.map(linkJson)),
    successor: successor && linkJson(successor),
    netPrices: json(bands),
    provenance: json(college.provenance as Wire<'bySlug'>['provenance']),
    percentiles: json(percentiles as Wire<'bySlug'>['percentiles']),
    history: json(past),
    changes: json(changes),
    peers: json(peers),
    similar: jsonArray(similar.map(similarJson)),
    dataVersion: json(dataVersion),
  });
}
