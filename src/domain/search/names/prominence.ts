import type { CollegeRecord } from '../../colleges/college.ts';
import type { Nickname } from '../../colleges/names/nicknames.ts';
import { levelOf } from '../../colleges/kind/level.ts';

/** Ten times as many undergraduates count this much. A match with a whole name counts about 8 more than one with a part. */
const TENFOLD = 0.6;
const FOUR_YEAR = 0.3;
const FLAGSHIP = 0.3;
/** A mostly online branch follows the campus that people mean by the name. */
const MOSTLY_ONLINE = -0.4;

/** How likely a college is meant when several match equally: large, four-year and flagship colleges first. */
export function prominenceOf(college: CollegeRecord, isFlagship: boolean): number {
  const isOnline = college.isOnlineOnly === true || (college.percentOnlineOnly ?? 0) > 0.8;
  return (
    TENFOLD * Math.log10(Math.max(10, college.size ?? 0)) +
    (levelOf(college) === 4 ? FOUR_YEAR : 0) +
    (isFlagship ? FLAGSHIP : 0) +
    (isOnline ? MOSTLY_ONLINE : 0)
  );
}

/** The UNITIDs that lead a system, or are the flagship that the name of a state means. */
export function flagshipsIn(nicknames: readonly Nickname[]): ReadonlySet<number> {
  const leading = nicknames.filter(({ kind, basis }) => kind === 'system' || basis === 'flagship');
  return new Set(leading.flatMap(({ unitIds }) => unitIds.slice(0, 1)));
}
