import { FIGURE_KEYS } from '../../../../domain/colleges/figures.ts';
import { RELEASE_RANKS } from '../../../../domain/colleges/sources.ts';

/** The figures as a list of SQL string literals. Only figures have a history. */
export const FIGURE_NAMES = FIGURE_KEYS.map((key) => `'${key}'`).join(', ');

/** SQL: the rank of a release. The later release of the same year has the higher rank. */
export const rankSql = (release: string): string => `('${JSON.stringify(RELEASE_RANKS)}'::jsonb->>${release})::int`;

/** SQL: a number that grows as `isNewer` orders editions, from a row with `year` and `release`. */
export const editionSql = (alias: string): string => `(${alias}.year * 10 + ${rankSql(`${alias}.release`)})`;

/** SQL: the year that a value describes, as `describedYear` reads it from its period. */
export const describedYearSql = (period: string, otherwise: string): string =>
  `coalesce(substring(${period} from '(?:19|20)[0-9][0-9]')::int, ${otherwise})`;
