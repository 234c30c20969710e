import type { College } from '../college.ts';
import { serviceAcademyOf } from '../service-academies.ts';

type Aided = Pick<College, 'federalAid' | 'netPricePublic' | 'netPricePrivate' | 'earningsAfter10Years' | 'ipedsUnitId'>;

/** Whether students cannot use Pell grants and federal loans there. False if that is unknown. */
export const isWithoutFederalAid = ({ federalAid }: Pick<College, 'federalAid'>): boolean => federalAid !== null && federalAid !== 'full';

/** What students must know where they cannot use federal aid, and why figures are missing. Undefined where they can, or it is unknown. */
export function federalAidNote(college: Aided): string | undefined {
  if (!isWithoutFederalAid(college)) return undefined;
  const pause = college.federalAid === 'deferment-only' ? ' Students can only pause payments of earlier federal loans.' : '';
  return `Pell grants and federal loans cannot be used at this college.${pause}${isSilent(college) ? SILENCE : ''}`;
}

const SILENCE = ' That is why no federal source publishes its net price and the earnings of its students.';

/** The prices of a service academy are missing for another reason. */
const isSilent = (college: Aided): boolean =>
  college.netPricePublic === null &&
  college.netPricePrivate === null &&
  college.earningsAfter10Years === null &&
  serviceAcademyOf(college) === undefined;
