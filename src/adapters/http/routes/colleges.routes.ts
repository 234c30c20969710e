import type { collegesContract } from '../../../contracts/colleges.contract.ts';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { importsOf } from '../../../domain/imports/import-facts.ts';
import type { HistoryUseCases } from '../../../domain/history/history.use-cases.ts';
import type { Rankings } from '../../../domain/rankings/rankings.use-cases.ts';
import { earningsFor, type EarningsReader, type Given } from '../../../domain/search/given-orders.ts';
import { DEFAULT_PER_PAGE, SEARCH_PARAM_KEYS, type SearchQuery } from '../../../domain/search/params.ts';
import type { Colleges } from '../../../domain/search/search.use-cases.ts';
import { collegesCsv, readFields } from '../answer/fields.ts';
import { changesView, historyView } from '../answer/history-views.ts';
import { Reply } from '../answer/reply.ts';
import { detailJson, swarmView, listJson, placesOf, searchJson, suggestionsView } from '../answer/search-views.ts';
import { cardOf, shownFigure, comparedCardOf, collegeJson } from '../answer/views.ts';
import type { Handlers } from '../mount.ts';
import { ALL_ROWS, contentRange, listRequestOf, pageSlice, type ListRequest, type Slice } from '../request/list-request.ts';

export function collegesRoutes(
  colleges: Colleges,
  rankings: Pick<Rankings, 'similarTo'>,
  history: HistoryUseCases,
  programs?: EarningsReader,
): Handlers<typeof collegesContract> {
  return {
    async list({ query }) {
      const names = readFields(query.fields);
      const request = listRequestOf(query);
      const isCsv = query.format === 'csv';
      const slice = request.slice ?? (isCsv || request.ids ? ALL_ROWS : { offset: 0, limit: DEFAULT_PER_PAGE });
      const { rows, total } = listed(colleges, request, slice, await earningsFor(request.search, programs));
      const range = contentRange('colleges', { offset: slice.offset, count: rows.length, total });
      return isCsv ? collegesCsv(rows, names, { headers: range }) : new Reply(listJson(rows, names), range);
    },
    async search({ query: { fields, format, heads, ...query } }) {
      const names = readFields(fields);
      const given = await earningsFor(query, programs);
      if (format === 'csv') return collegesCsv(exported(colleges, query, given), names, { heads });
      return new Reply(searchJson(colleges.search(query, given), colleges.dataVersion(), names));
    },
    suggest: ({ query }) => suggestionsView(colleges.suggest(query.q, query.only)),
    map: ({ query }) => colleges.map(query).flatMap(placesOf),
    swarm: ({ query }) => swarmView(colleges.swarm(query.figure), { hasIncomes: query.incomes === 'all' }),
    cards: ({ query }) => colleges.byIds(query.ids).map(cardOf),
    figures: ({ query }) =>
      colleges.byIds(query.ids).map((college) => ({
        id: college.id,
        figures: Object.fromEntries(query.figures.map((key) => [key, shownFigure(college, key)])),
      })),
    compare({ query }) {
      const { colleges: compared, rows } = colleges.compare(query.ids);
      return { colleges: compared.map(comparedCardOf), rows, dataVersion: colleges.dataVersion() };
    },
    async bySlug({ params }) {
      const detail = colleges.bySlug(params.slug);
      const { id } = detail.college;
      const [points, changes] = await Promise.all([history.ofCollege(id), history.latestChangesOf(id)]);
      const similar = rankings.similarTo(detail.college);
      const dataVersion = colleges.dataVersion();
      const imports = importsOf(detail.college, colleges.imports());
      return new Reply(
        detailJson({ detail, imports, similar, history: historyView(points), changes: changes && changesView(changes), dataVersion }),
      );
    },
    byId: ({ params }) => new Reply(collegeJson(colleges.byId(params.id))),
  };
}

/** The page that is asked for, or everything found. */
function exported(colleges: Colleges, { page, perPage, ...query }: SearchQuery, given: Given): CollegeRecord[] {
  const isPaged = page !== undefined || perPage !== undefined;
  return colleges.list(query, isPaged ? pageSlice(page, perPage) : ALL_ROWS, given).colleges;
}

/** The catalog cannot list by id or by featured, so these few rows are cut here. */
function listed(colleges: Colleges, request: ListRequest, slice: Slice, given: Given): { rows: CollegeRecord[]; total: number } {
  const { ids, featured, search } = request;
  if (!ids && !featured) {
    const { colleges: rows, total } = colleges.list(search, slice, given);
    return { rows, total };
  }
  const rows = chosen(colleges, request);
  return { rows: rows.slice(slice.offset, slice.offset + slice.limit), total: rows.length };
}

function chosen(colleges: Colleges, { ids, featured, search }: ListRequest): CollegeRecord[] {
  const isFiltered = SEARCH_PARAM_KEYS.some((key) => key !== 'sort' && search[key] !== undefined);
  const named = ids ? colleges.byIds(ids) : colleges.featured();
  const found = isFiltered ? new Set(colleges.list(search, ALL_ROWS).colleges) : undefined;
  return named.filter((college) => (!featured || college.isFeatured) && (found?.has(college) ?? true));
}
