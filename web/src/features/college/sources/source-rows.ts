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

/** The fields of a college with their labels, figures first. */
export const shownFields = (college: CollegeDetail['college']): { field: FieldKey; label: string }[] =>
  (Object.entries(FIELD_LABELS) as [FieldKey, string][])
    .map(([field, label]) => ({ field, label }))
    .filter(({ field }) => !isFalseFlag(field, college[field]) && (college[field] !== null || !isOtherSector(field, college.type)));

/** Every value with a known source. */
export function sourceRows({ college, provenance }: CollegeDetail): SourceRow[] {
  return shownFields(college).flatMap(({ field, label }) => {
    const source = provenance[field];
    if (!source) return [];
    const value = college[field];
    const status = statusOf(college, field, value);
    return [{ field, label, value: fieldText(field, value, status), status, provenance: source }];
  });
}

/** A college that is none of a kind is not listed as such. Study abroad is an offer, and its absence is shown. */
const isFalseFlag = (field: FieldKey, value: unknown): boolean => value === false && field !== 'hasStudyAbroad';

/** A public college has no private net price, and the row would only confuse. */
const isOtherSector = (field: FieldKey, type: CollegeDetail['college']['type']): boolean =>
  field === (type === 'Public' ? 'netPricePrivate' : 'netPricePublic');
