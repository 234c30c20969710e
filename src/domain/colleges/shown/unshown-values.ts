import type { FieldKey } from '../attributes.ts';
import type { CollegeRecord, ValueStatus } from '../college.ts';
import { smallCohortRates } from '../small-cohorts.ts';

/** What IPEDS asks only of colleges that select their students. */
const SELECTION_FIELDS = ['acceptanceRateNum', 'yieldRate', 'testingPolicy', 'admissionFactors'] as const satisfies readonly FieldKey[];

/** Why a college does not have a value, and the field that says so. */
interface Reason {
  status: ValueStatus;
  because: FieldKey;
}

/** Fields that a college does not have for a reason that its values give. They are null wherever Alma shows the college. */
export type Unshown = Readonly<Partial<Record<FieldKey, Reason>>>;

/**
 * Rates of too few students are withheld. A college with open admission does not select: a rate of the year before it opened would
 * contradict that. No student has a Pell grant where federal aid cannot be used, so a share of 0 says nothing about the students.
 * Each kind of college has its own net price; a price in the other column counts (some public colleges have one).
 */
export function unshownFields(college: Partial<CollegeRecord>): Unshown {
  const unshown: Partial<Record<FieldKey, Reason>> = {};
  if (college.openAdmission === true)
    for (const field of SELECTION_FIELDS) unshown[field] = { status: 'not-applicable', because: 'openAdmission' };
  const otherPrice = college.type === 'Public' ? 'netPricePrivate' : 'netPricePublic';
  if (college.type !== undefined && college[otherPrice] === null) unshown[otherPrice] = { status: 'not-applicable', because: 'type' };
  const isWithoutAid = (college.federalAid ?? 'full') !== 'full';
  if (isWithoutAid && college.percentPellGrant === 0) unshown.percentPellGrant = { status: 'not-applicable', because: 'federalAid' };
  for (const rate of smallCohortRates(college)) unshown[rate] = { status: 'suppressed', because: rate };
  return unshown;
}
