import { type CollegeCard, kindText } from '../../api/domain/colleges.ts';

/** Short words for cards and lists. */
export const CONTROL_WORDS: Record<CollegeCard['control'], string> = {
  public: 'Public',
  private_nonprofit: 'Private nonprofit',
  private_for_profit: 'Private for-profit',
};
export const LEVEL_WORDS: Record<`${CollegeCard['level']}`, string> = { '4': '4-year', '2': '2-year' };
export const SIZE_SHORT: Record<NonNullable<CollegeCard['sizeBand']>, string> = { small: 'Small', medium: 'Medium', large: 'Large' };

/** "Public, four-year · Large", "Community college · Small" */
export const kindOf = ({ type, level, sizeBand }: Pick<CollegeCard, 'type' | 'level' | 'sizeBand'>): string =>
  [kindText({ type, level }), ...(sizeBand ? [SIZE_SHORT[sizeBand]] : [])].join(' · ');

/** The badges of a college. */
export function badgesOf(college: CollegeCard): string[] {
  return [
    college.isHBCU && 'HBCU',
    college.isTribal && 'Tribal college',
    college.isWomenOnly && "Women's college",
    college.isOnlineOnly && 'Fully online',
    college.openAdmission === true && 'Open admission',
    college.religiousAffiliation,
  ].filter((badge): badge is string => typeof badge === 'string' && badge !== '');
}
