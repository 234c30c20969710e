import { csvOf } from '../../../domain/shared/csv.ts';
import type { Json } from './json.ts';

export type Pieces = Iterable<string> | AsyncIterable<string>;

/** Text that is written piece by piece, such as CSV. */
export interface TextRows {
  type: string;
  rows: () => Pieces;
  /** It waits for others that have a limit of their own, so it takes no turn among the files of the catalog. */
  hasOwnLimit?: boolean;
}

/** What a handler returns when it writes the answer itself: JSON of the promised shape, or text in pieces. */
export class Reply<T> {
  constructor(
    readonly content: Json<T> | TextRows,
    readonly headers: readonly string[] = [],
    /** Replaces the contract's status where one call can succeed in two ways. */
    readonly status?: 200 | 201,
  ) {}
}

/** Makes the browser drop answers that it stored for the person who signs out. Cookies and storage stay. */
export const CLEAR_CACHE: readonly string[] = ['Clear-Site-Data', '"cache"'];

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

/** A CSV file to download, with a header row. */
export const csvReply = <T>(
  name: string,
  columns: readonly string[],
  rows: Iterable<Readonly<Record<string, unknown>>>,
  headers: readonly string[] = [],
): Reply<T> => csvTextReply(name, () => csvOf(columns, rows), headers);

/** A CSV file whose text is already written. */
export const csvTextReply = <T>(name: string, rows: () => Iterable<string>, headers: readonly string[] = []): Reply<T> =>
  new Reply({ type: CSV_TYPE, rows }, [...headers, 'Content-Disposition', `attachment; filename="${name}.csv"`]);

/** A CSV file whose pieces arrive from elsewhere. */
export const csvStreamReply = <T>(name: string, rows: () => AsyncIterable<string>): Reply<T> =>
  new Reply({ type: CSV_TYPE, rows, hasOwnLimit: true }, ['Content-Disposition', `attachment; filename="${name}.csv"`]);
