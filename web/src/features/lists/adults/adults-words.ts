import { countText } from '../../../api/domain/colleges.ts';
import {
  type AdultFigure,
  type AdultList,
  FOR_ADULTS,
  type RankGroup,
  SEARCH_FOR_ADULTS,
  serializeRanking,
} from '../../../api/domain/rankings.ts';
import { serializeSearch } from '../../../api/domain/search.ts';
import { enumeration } from '../../../api/domain/shared.ts';
import { GROUP_NOUNS } from '../../../entities/ranking/group-nouns.ts';
import { SOURCE_NAMES } from '../../../entities/source/source-words.ts';
import { periodsText } from '../list-text.ts';
import { GOOD_FOR_ADULTS, type ListView } from '../list-url.ts';

/** Which page of the list. */
export type AdultsAddress = Pick<ListView, 'page' | 'group'>;

/** The address of a page of a group. The group that is shown first has the plain address. */
export function adultsHref({ page, group }: AdultsAddress): string {
  const text = serializeRanking({ group: group === 'four-year' ? undefined : group, page });
  return text === '' ? GOOD_FOR_ADULTS : `${GOOD_FOR_ADULTS}?${text}`;
}

/** All colleges of a group as CSV, for a spreadsheet. */
export const adultsCsvHref = (group: RankGroup): string => `/api/good-for-adults?${serializeRanking({ group })}&format=csv&heads=words`;

/** The search for the colleges of all groups. */
export const ADULTS_SEARCH = `/discover?${serializeSearch(SEARCH_FOR_ADULTS)}`;

const SHARE = `${Math.round(FOR_ADULTS.share * 100)}%`;

/** "131 four-year colleges where many adults study, …" */
export function adultsIntro(group: RankGroup, count: number): string {
  const { one, many } = GROUP_NOUNS[group];
  const counted = count === 1 ? `One ${one} is` : `${countText(count)} ${many} are`;
  return `${counted} listed: a third or more of the students are 25 or older, and a third or more study part-time. First come those where most finish.`;
}

/** Who is on the list, in whole sentences. */
export const MEMBERS = `A college is listed if at least ${SHARE} of its undergraduates are 25 or older, at least ${SHARE} study part-time, and it has ${countText(FOR_ADULTS.students)} undergraduates or more. Smaller colleges are left out, because their shares vary from year to year.`;

export const ORDER =
  'The order is by the share of all students who entered, part-time students and transfers included, who had a degree or certificate of the college eight years later.';

/** What the order does not say. */
export const LIMITS =
  'Students who moved on and finished at another college do not count, which lowers the share of two-year colleges. The list does not know evening classes, child care or credit for earlier learning: ask the college.';

/** How many colleges are left out because their outcome is not published; undefined if none are. */
export function silentText(group: RankGroup, count: number): string | undefined {
  if (count === 0) return undefined;
  const { one, many } = GROUP_NOUNS[group];
  return `${countText(count)} more ${count === 1 ? `${one} has` : `${many} have`} such students, but no published outcome after eight years, and ${count === 1 ? 'is' : 'are'} not listed.`;
}

/** The head of each column, and the label on a phone. */
export const ADULT_COLUMNS: Record<AdultFigure, { head: string; short: string; noun: string }> = {
  degreeAfter8Years: { head: 'Degree within 8 years', short: 'Degree', noun: 'degrees' },
  percentAge25Plus: { head: '25 or older', short: '25+', noun: 'ages' },
  percentPartTime: { head: 'Part-time', short: 'Part-time', noun: 'part-time students' },
  transfersIn: { head: 'New transfers', short: 'Transfers', noun: 'new transfers' },
};

/** "Sources: degrees by August 2023 (College Scorecard), …" */
export function basisText(basis: AdultList['basis']): string {
  const parts = (Object.keys(ADULT_COLUMNS) as AdultFigure[]).flatMap((key) => {
    const { sources, periods } = basis[key];
    return sources.length === 0
      ? []
      : [`${ADULT_COLUMNS[key].noun} ${periodsText(periods)}, from ${enumeration(sources.map((source) => SOURCE_NAMES[source]))}`];
  });
  return parts.length === 0 ? '' : `Sources: ${parts.join('; ')}.`;
}
