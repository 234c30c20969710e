import { statusOf, type CollegeDetail, type FieldKey, type Provenance, type ValueStatus } from '../../../api/domain.ts';
import { FIELD_LABELS, fieldText } from '../../../entities/source/field-words.ts';

export interface SourceRow {
  field: FieldKey;
  label: string;
  value: string;
  status: ValueStatus;
  receipt: Provenance;
}

/** Every value of the page with its receipt, figures first. What has no receipt was not read from any source. */
export function sourceRows({ college, provenance }: CollegeDetail): SourceRow[] {
  return (Object.entries(FIELD_LABELS) as [FieldKey, string][]).flatMap(([field, label]) => {
    const receipt = provenance[field];
    const value = college[field];
    // Of flags those are listed that hold.
    if (!receipt || value === false || (value === null && isOtherSector(field, college.type))) return [];
    const status = statusOf(college, field, value);
    return [{ field, label, value: fieldText(field, value, status), status, receipt }];
  });
}

/** A public college has no private net price, and saying so in every table would only puzzle. */
const isOtherSector = (field: FieldKey, type: CollegeDetail['college']['type']): boolean =>
  field === (type === 'Public' ? 'netPricePrivate' : 'netPricePublic');
