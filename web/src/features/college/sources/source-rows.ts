import {
  type CollegeDetail,
  FIELD_LABELS,
  type FieldKey,
  type Provenance,
  statusOf,
  type ValueStatus,
} from '../../../api/domain/colleges.ts';
import { fieldText } from '../../../entities/source/field-words.ts';

export interface SourceRow {
  field: FieldKey;
  label: string;
  value: string;
  status: ValueStatus;
  provenance: Provenance;
}

/** Every value with a known source, figures first. */
export function sourceRows({ college, provenance }: CollegeDetail): SourceRow[] {
  return (Object.entries(FIELD_LABELS) as [FieldKey, string][]).flatMap(([field, label]) => {
    const source = provenance[field];
    const value = college[field];
    if (!source || isFalseFlag(field, value) || (value === null && isOtherSector(field, college.type))) return [];
    const status = statusOf(college, field, value);
    return [{ field, label, value: fieldText(field, value, status), status, provenance: source }];
  });
}

/** A college that is none of a kind is not listed as such. Study abroad is an offer, and its absence is shown. */
const isFalseFlag = (field: FieldKey, value: unknown): boolean => value === false && field !== 'hasStudyAbroad';

/** A public college has no private net price, and the row would only confuse. */
const isOtherSector = (field: FieldKey, type: CollegeDetail['college']['type']): boolean =>
  field === (type === 'Public' ? 'netPricePrivate' : 'netPricePublic');
