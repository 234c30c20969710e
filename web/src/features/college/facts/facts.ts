import {
  type CollegeDetail,
  FIELD_LABELS,
  type FieldKey,
  type FigureKey,
  figureText,
  statusOf,
  type ValueStatus,
} from '../../../api/domain/colleges.ts';
import { MISSING_WORDS, OPEN_ADMISSION_MISSING } from '../../../entities/college/figure-words.ts';

/** One fact in a line. Without a text, `missing` says why. */
export interface Fact {
  field: FieldKey;
  label: string;
  text: string | undefined;
  missing: string;
  /** "fall 2024", or "fall 2024, estimated by NCES". */
  when: string;
}

const ADMISSION: ReadonlySet<FieldKey> = new Set<FieldKey>(['applicationFee', 'yieldRate', 'admissionFactors']);

/** A fact with its text, which is undefined if the value is missing. */
export function factOf(
  { college, provenance }: CollegeDetail,
  field: FieldKey,
  text: string | undefined,
  label = FIELD_LABELS[field],
): Fact {
  const status = statusOf(college, field, college[field]);
  const when = [provenance[field]?.period, status === 'imputed' && 'estimated by NCES'].filter(Boolean).join(', ');
  return { field, label, text, missing: missingText(status, college.openAdmission === true && ADMISSION.has(field)), when };
}

function missingText(status: ValueStatus, isOpen: boolean): string {
  if (isOpen && status !== 'suppressed') return OPEN_ADMISSION_MISSING;
  return status === 'reported' || status === 'imputed' ? MISSING_WORDS['not-reported'] : MISSING_WORDS[status];
}

export const figureFact = (detail: CollegeDetail, field: FigureKey, label?: string): Fact => {
  const value = detail.college[field];
  return factOf(detail, field, value === null ? undefined : figureText(field, value), label);
};

/** An empty list means that the college has none. */
export const listFact = (detail: CollegeDetail, field: 'rotcPrograms' | 'athleticAssociations', label?: string): Fact => {
  const items = detail.college[field];
  return factOf(detail, field, items === null ? undefined : items.join(', ') || 'None', label);
};

/** The missing facts by reason: "Not reported" with the labels. */
export function missingByReason(facts: readonly Fact[]): { reason: string; labels: string[] }[] {
  const missing = facts.filter(({ text }) => text === undefined);
  const reasons = [...new Set(missing.map(({ missing: reason }) => reason))];
  return reasons.map((reason) => ({ reason, labels: missing.filter((fact) => fact.missing === reason).map(({ label }) => label) }));
}
