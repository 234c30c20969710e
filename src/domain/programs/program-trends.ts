import { majorOf } from '../majors/cip-parts.ts';

/** A program with its awards in each of the years, oldest first. Null: not listed in that year. 0: offered, none awarded. */
export interface YearlyAwards {
  /** "51.3801" */
  cip: string;
  level: number;
  awards: readonly (number | null)[];
}

/**
 * How a program differs from earlier years; `at` is the position of a year.
 * `new`: listed in that year and all later ones, and in none before. `ended`: listed last in that year, not in the newest.
 * `idle`: offered without graduates in the newest year; that year is the last with graduates.
 */
export interface ProgramTrend {
  kind: 'new' | 'ended' | 'idle';
  at: number;
}

/**
 * Finds new, ended and idle programs. `years` are those that the college reported, oldest first, as the last year of school: 2024. Only years
 * with the newest edition of codes count. A year that the college did not report tells neither a beginning nor an end. Neither new nor
 * ended: a program whose major and level has another that ends as it begins, because its code may have moved.
 */
export function programTrends<T extends YearlyAwards>(years: readonly number[], programs: readonly T[]): Map<T, ProgramTrend> {
  const first = years.findIndex((year) => editionOf(year) === editionOf(years.at(-1) ?? year));
  const found = new Map<T, ProgramTrend>();
  for (const program of programs) {
    const trend = trendOf(program.awards, first, years);
    if (trend) found.set(program, trend);
  }
  const changes = new Set([...found].map(([program, trend]) => changeKey(program, trend)));
  for (const [program, trend] of found) if (changes.has(oppositeKey(program, trend) ?? '')) found.delete(program);
  return found;
}

/** Completions use the classifications of 2010 and 2020 from the files of these years on. */
const editionOf = (year: number): number => Math.floor(year / 10);

function trendOf(awards: YearlyAwards['awards'], first: number, years: readonly number[]): ProgramTrend | undefined {
  const newest = awards.at(-1) ?? null;
  const lastWith = (matches: (count: number | null) => boolean) => awards.findLastIndex((count, at) => at >= first && matches(count));
  if (newest === null)
    return trendAt(
      'ended',
      lastWith((count) => count !== null),
    );
  const unlisted = lastWith((count) => count === null);
  const isNew = unlisted >= first && awards.slice(first, unlisted).every((count) => count === null) && isNextYear(years, unlisted);
  if (isNew) return { kind: 'new', at: unlisted + 1 };
  return newest === 0
    ? trendAt(
        'idle',
        lastWith((count) => (count ?? 0) > 0),
      )
    : undefined;
}

const isNextYear = (years: readonly number[], at: number): boolean => years[at + 1] === (years[at] ?? NaN) + 1;

const trendAt = (kind: ProgramTrend['kind'], at: number): ProgramTrend | undefined => (at < 0 ? undefined : { kind, at });

/** An end belongs to the year after the last one listed, as a beginning does to the first. */
const changeKey = (program: YearlyAwards, { kind, at }: ProgramTrend): string => keyOf(program, kind, kind === 'ended' ? at + 1 : at);

function oppositeKey(program: YearlyAwards, trend: ProgramTrend): string | undefined {
  if (trend.kind === 'idle') return undefined;
  return trend.kind === 'ended' ? keyOf(program, 'new', trend.at + 1) : keyOf(program, 'ended', trend.at);
}

const keyOf = ({ cip, level }: YearlyAwards, kind: string, at: number): string => `${majorOf(cip)} ${level} ${kind} ${at}`;
