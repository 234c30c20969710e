import { z } from 'zod';
import { SEARCH_WORDS } from '../../domain/search/param-words.ts';
import { SEARCH_PARAMS, SORT_FIGURES, SORT_KEYS, type SortKey } from '../../domain/search/params.ts';
import { jsonText } from './codecs.ts';

/** Parameters of react-admin's simple-rest client: sort, range and filter as JSON inside the query. */

export const MAX_ROWS_PER_LIST = 1000;

export const LIST_SORT_KEYS = ['id', ...SORT_KEYS] as const;
export interface ListSort {
  key: SortKey | 'id';
  direction: 'asc' | 'desc';
}

/** An admin table sorts by its column: `["graduationRate","DESC"]` is `gradRate:desc`. */
const KEY_OF_FIELD = new Map<string, ListSort['key']>([
  ...Object.entries(SORT_FIGURES).map(([key, figure]): [string, SortKey] => [figure, key as SortKey]),
  ...LIST_SORT_KEYS.map((key): [string, ListSort['key']] => [key, key]),
]);
const jsonSort = z.tuple([z.string(), z.string().regex(/^(asc|desc)$/i)]);
const SORT_DESCRIPTION = `${SEARCH_WORDS.sort.description}; or ["field","ASC"], also by id`;

export const listSort = z
  .codec(z.string().max(100, SORT_DESCRIPTION), z.object({ key: z.enum(LIST_SORT_KEYS), direction: z.enum(['asc', 'desc']) }), {
    decode(text, context) {
      const sort = text.startsWith('[') ? fromJson(text) : SEARCH_PARAMS.sort.parse(text);
      if (sort) return sort;
      context.issues.push({ code: 'custom', message: SORT_DESCRIPTION, input: text });
      return z.NEVER;
    },
    encode: ({ key, direction }) => JSON.stringify([key, direction]),
  })
  .meta({ description: SORT_DESCRIPTION, example: 'netPrice:asc' });

function fromJson(text: string): ListSort | undefined {
  const decoded = z.safeDecode(jsonText(jsonSort, '', ''), text);
  const key = decoded.success ? KEY_OF_FIELD.get(decoded.data[0]) : undefined;
  return decoded.success && key ? { key, direction: decoded.data[1].toLowerCase() as ListSort['direction'] } : undefined;
}

export const listRange = jsonText(
  z.tuple([z.int().min(0), z.int().min(0).max(1_000_000)]).refine(([first, last]) => first <= last && last - first < MAX_ROWS_PER_LIST),
  `[first,last] row, counted from 0 and both included; at most ${MAX_ROWS_PER_LIST} rows`,
  '[0,24]',
);

const scalar = z.union([z.string(), z.number(), z.boolean()]);
export const listFilter = jsonText(
  z.record(z.string().max(40), z.union([scalar, z.array(scalar).max(MAX_ROWS_PER_LIST)])),
  'An object whose keys are search parameters, "id" or "featured"',
  '{"id":[1,2,3]}',
);
