/** Money, scores and home of a student. */
export { INCOME_LABELS } from '../../../../src/domain/colleges/price/income-labels.ts';
export { FACT_KEYS, FACT_LIMITS, UNKNOWN_ZIP, validFacts, type StudentFacts } from '../../../../src/domain/student-facts/student-facts.ts';
export { stateOfZip } from '../../../../src/domain/student-facts/zip-state.ts';
