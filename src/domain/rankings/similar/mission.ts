import type { CollegeRecord } from '../../colleges/college.ts';
import { isCommunityCollege } from '../../colleges/kind/level.ts';
import { serviceAcademyOf } from '../../colleges/service-academies.ts';
import { SIMILAR } from '../../shared/method.ts';
import { focusOf, isSpecialFocus } from './family.ts';

/**
 * What a college is for, besides general education, with the words for "Also …". A mission without words is in the type or the class of
 * the college. A college can have several missions, or none.
 */
const MISSIONS: readonly { words?: string; has: (college: CollegeRecord) => boolean }[] = [
  { words: 'an HBCU', has: ({ isHBCU }) => isHBCU === true },
  { words: 'a tribal college', has: ({ isTribal }) => isTribal === true },
  { words: 'a women’s college', has: ({ isWomenOnly }) => isWomenOnly === true },
  {
    words: 'mainly online',
    has: ({ isOnlineOnly, percentOnlineOnly }) => isOnlineOnly === true || (percentOnlineOnly ?? 0) >= SIMILAR.mainlyOnline,
  },
  { has: isCommunityCollege },
  { words: 'a service academy', has: (college) => serviceAcademyOf(college) !== undefined },
  { words: 'a rabbinical school', has: (college) => focusOf(college) === 'faith' && isJewish(college) },
  { words: 'a faith school', has: (college) => focusOf(college) === 'faith' && !isJewish(college) },
  { has: (college) => focusOf(college) === 'faith' },
  { words: 'a music school', has: (college) => focusOf(college) === 'arts' && MUSIC_NAME.test(college.name) },
  { words: 'an arts school', has: (college) => focusOf(college) === 'arts' },
  { words: 'an engineering or technology school', has: (college) => focusOf(college) === 'engineering' },
  { words: 'a medical or research school', has: (college) => focusOf(college) === 'medical' },
  { words: 'a health school', has: (college) => focusOf(college) === 'health' },
  { words: 'a business school', has: (college) => focusOf(college) === 'business' },
  { words: 'a law school', has: (college) => focusOf(college) === 'law' },
  { has: (college) => isSpecialFocus(college) && focusOf(college) === undefined },
];

const MUSIC_NAME = /\b(music|conservatory|juilliard)\b/i;
const JEWISH_NAME = /\b(yeshiva\w*|talmud\w*|rabbinical|mesivta|bais|beis|beth med\w*|mosdos|kollel|torah|jewish|hebrew)\b/i;
const isJewish = ({ name, religiousAffiliation }: CollegeRecord): boolean => religiousAffiliation === 'Jewish' || JEWISH_NAME.test(name);

/** A set of missions: bit n is the n-th one. */
export type Missions = number;

/** The missions that are known. A missing flag counts as none. */
export const missionsOf = (college: CollegeRecord): Missions =>
  MISSIONS.reduce((bits, { has }, index) => (has(college) ? bits | (1 << index) : bits), 0);

/** 0 if the missions are the same, 1 if none is shared, in between if some are. */
export const missionGap = (own: Missions, other: Missions): number => (own === other ? 0 : 1 - countOf(own & other) / countOf(own | other));

function countOf(missions: Missions): number {
  let count = 0;
  for (let rest = missions; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** "an HBCU", "a women’s college": the missions that both have, in words. A music school is not called an arts school, too. */
export function sharedMissionWords(college: CollegeRecord, other: CollegeRecord): string[] {
  const shared = missionsOf(college) & missionsOf(other);
  const words = MISSIONS.flatMap((mission, index) => (mission.words !== undefined && (shared >> index) & 1 ? [mission.words] : []));
  return words.filter((word) => word !== 'an arts school' || !words.includes('a music school'));
}
