/** The rules for editing colleges, for the panel only: the site does not need them. */
export {
  COLLEGE_TABS,
  COMPUTED_FIELDS,
  editableLabel,
  isLockable,
  type EditableField,
} from '../../../../src/domain/corrections/college-form.ts';
export { CHOICES, FLAGS, LISTS, NUMBERS } from '../../../../src/domain/corrections/lock-kinds.ts';
export { COLLEGE_TYPES, OPERATING_STATUSES } from '../../../../src/domain/colleges/college.ts';
import type { FieldFacts as Facts } from '../../../../src/contracts/admin/college-values.ts';

/** Where the present value of a field comes from, and its lock, as JSON. */
export type FieldFacts = Omit<Facts, 'locked'> & { locked: { by: string; reason: string; at: string } | null };
