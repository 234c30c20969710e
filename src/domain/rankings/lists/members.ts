import type { College } from '../../colleges/college.ts';
import { isPublic } from '../../colleges/net-price.ts';
import { isAssociates } from '../../scores/carnegie.ts';
import type { Weights } from '../../scores/criteria.ts';
import type { CollegeKind, ListKind } from './kinds.ts';
import { PRESETS } from '../presets.ts';

type ListedBy = Pick<College, 'type' | 'level' | 'carnegieClassification' | 'isHBCU'>;

/** Community colleges are public and either two-year or, where they grant a few bachelor's degrees, still associate's colleges to Carnegie. */
const MEMBERS: Record<CollegeKind, (college: ListedBy) => boolean> = {
  public: isPublic,
  private: (college) => !isPublic(college),
  community: (college) => isPublic(college) && (college.level === 2 || isAssociates(college)),
  hbcu: ({ isHBCU }) => isHBCU,
};

/** Which colleges a list holds. */
export const isListed = (college: ListedBy, kind: CollegeKind): boolean => MEMBERS[kind](college);

/** What a ready-made list is ordered by: selectivity and research would say nothing about community colleges. */
export const weightsOfList = (kind: ListKind): Weights => (kind === 'community' ? PRESETS['community-college'] : PRESETS.balanced);
