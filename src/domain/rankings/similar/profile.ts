import type { CollegeRecord } from '../../colleges/college.ts';
import { knownNetPriceOf } from '../../colleges/price/net-price.ts';
import { SIMILAR } from '../../shared/method.ts';
import { familyOf } from './family.ts';
import { missionGap, missionsOf, type Missions } from './mission.ts';

/** What a college is compared by, besides its figures. */
export interface Profile {
  college: CollegeRecord;
  missions: Missions;
  family: string | null;
  /** Net price in US dollars a year. Null if it is not published. */
  price: number | null;
}

export const profileOf = (college: CollegeRecord): Profile => ({
  college,
  missions: missionsOf(college),
  family: familyOf(college),
  price: knownNetPriceOf(college),
});

/** Points for another mission, family, affiliation and control. An unknown family is never the same. */
export function kindDistance(own: Profile, other: Profile): number {
  const isSameFamily = own.family !== null && own.family === other.family;
  return (
    SIMILAR.otherMission * missionGap(own.missions, other.missions) +
    (isSameFamily ? 0 : SIMILAR.otherFamily) +
    (own.college.religiousAffiliation === other.college.religiousAffiliation ? 0 : SIMILAR.otherAffiliation) +
    (own.college.type === other.college.type ? 0 : SIMILAR.otherControl)
  );
}

/** A college and its distance in points. */
export interface Neighbor {
  college: CollegeRecord;
  distance: number;
}
