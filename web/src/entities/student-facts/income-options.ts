import { INCOME_BANDS } from '../../api/domain/colleges.ts';
import { INCOME_LABELS } from '../../api/domain/students.ts';

/** The incomes that prices are published for, and none. */
export const INCOME_OPTIONS = [
  { value: '', label: 'I’d rather not say' },
  ...INCOME_BANDS.map((value) => ({ value, label: INCOME_LABELS[value] })),
];
