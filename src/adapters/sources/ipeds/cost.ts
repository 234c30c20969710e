import { computed, either, sum } from '../cells.ts';
import { campusFields } from './characteristics.ts';
import { published, ruleOf } from './figure-columns.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

const IN_STATE = ['CINSON', 'CINSOFF', 'CINSFAM'];
const OUT_OF_STATE = ['COTSON', 'COTSOFF', 'COTSFAM'];

/** Total price of a year: on campus, else off campus, else with family. Private colleges have one price for all. */
export const cost: TableSpec = {
  table: 'COST',
  signature: ['TUFEYR3', 'COTSON'],
  // A college without tuition that reports no living costs either.
  knownErrors: [{ columns: [...IN_STATE, ...OUT_OF_STATE], range: [0, 0] }],
  fields: (_year, period) => [published('annualCost', period, ...IN_STATE), published('outOfStateCost', period, ...OUT_OF_STATE)],
};

/** The same price as a sum: tuition and fees, books, and living costs on campus, off campus or with family. */
function chargesOf(field: 'annualCost' | 'outOfStateCost', tuition: string, period: string): FieldSpec {
  const read = computed(ruleOf(field), sum);
  const onCampus = [tuition, 'CHG4AY3', 'CHG5AY3', 'CHG6AY3'];
  const tuitionAndBooks = `${tuition} + CHG4AY3`;
  return {
    field,
    period,
    alternatives: [onCampus.join(' + '), `${tuitionAndBooks} + CHG7AY3 + CHG8AY3`, `${tuitionAndBooks} + CHG9AY3`],
    columns: [...onCampus, 'CHG7AY3', 'CHG8AY3', 'CHG9AY3'],
    needs: onCampus,
    read: either({ read, columns: [0, 1, 2, 3] }, { read, columns: [0, 1, 4, 5] }, { read, columns: [0, 1, 6] }),
  };
}

const allCharges = (period: string): FieldSpec[] => [
  chargesOf('annualCost', 'CHG2AY3', period),
  chargesOf('outOfStateCost', 'CHG3AY3', period),
];

/** Charges as reported, from 2024. */
export const costOfAttendance: TableSpec = {
  table: 'COST1',
  signature: ['TUITVARY', 'ROOMCAP', 'CHG2AY3'],
  fields: (_year, period) => [...allCharges(period), ...campusFields(period)],
};

/** Charges as reported, up to 2023. */
export const charges: TableSpec = {
  table: 'IC_AY',
  signature: ['TUITION3', 'CHG1AY0'],
  fields: (_year, period) => allCharges(period),
};
