import { computed, either, firstNumber, IPEDS_MONEY, sum } from '../cells.ts';
import { incomePrices } from '../income-prices.ts';
import { schoolYear } from '../periods.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

const PERCENT = { scale: 0.01, within: [0, 1] } as const;
/** A year that costs nothing in all, not even food, is a slip of the form. */
const PRICE = { whole: true, within: [1, 1_000_000] } as const;
const NET_PRICE = { whole: true, tokens: IPEDS_MONEY } as const;

/** Total price of a year for in-state students: living on campus, else on their own, else with their family. */
export const cost: TableSpec = {
  table: 'COST',
  marks: ['TUFEYR3', 'COTSON'],
  fields: (_year, period) => {
    const columns = ['CINSON', 'CINSOFF', 'CINSFAM'];
    return [{ field: 'annualCost', period, variable: columns.join(', else '), columns, read: firstNumber(PRICE) }];
  },
};

/** The same price from its parts: tuition and fees and books, and what living costs on campus, on one's own, with the family. */
function chargesOf(period: string): FieldSpec {
  const onCampus = ['CHG2AY3', 'CHG4AY3', 'CHG5AY3', 'CHG6AY3'];
  return {
    field: 'annualCost',
    period,
    variable: 'CHG2AY3 + CHG4AY3 + CHG5AY3 + CHG6AY3, else CHG7AY3 + CHG8AY3 for the last two, else CHG9AY3',
    columns: [...onCampus, 'CHG7AY3', 'CHG8AY3', 'CHG9AY3'],
    needs: onCampus,
    read: either(
      { read: computed(PRICE, sum), columns: [0, 1, 2, 3] },
      { read: computed(PRICE, sum), columns: [0, 1, 4, 5] },
      { read: computed(PRICE, sum), columns: [0, 1, 6] },
    ),
  };
}

/** As colleges reported them, from 2024 on. */
export const costOfAttendance: TableSpec = {
  table: 'COST1',
  marks: ['TUITVARY', 'ROOMCAP', 'CHG2AY3'],
  fields: (_year, period) => [chargesOf(period)],
};

/** As colleges reported them, to 2023. */
export const charges: TableSpec = {
  table: 'IC_AY',
  marks: ['TUITION3', 'CHG1AY0'],
  fields: (_year, period) => [chargesOf(period)],
};

/**
 * Net prices of the school year before the collection's. Public colleges report in-state prices (NPIS…), all others the second family
 * of columns; so do the few public ones that charge by program, whose average then stands as `netPricePrivate`: the table does not say
 * who is public, and the rule of the shown net price takes the other sector's figure where its own is missing. A file with only one of
 * the two families is no published table (such an extract is known to mix both sectors), so then neither is read.
 */
function netPricesOf(year: number): FieldSpec[] {
  const period = schoolYear(year - 1);
  const needs = ['NPIST2', 'NPGRN2'];
  const byIncome = incomePrices(period, (band) => [`NPIS4${band}2`, `NPT4${band}2`], NET_PRICE);
  return [
    { field: 'netPricePublic', period, variable: 'NPIST2', columns: ['NPIST2'], needs, read: firstNumber(NET_PRICE) },
    { field: 'netPricePrivate', period, variable: 'NPGRN2', columns: ['NPGRN2'], needs, read: firstNumber(NET_PRICE) },
    { ...byIncome, needs: byIncome.columns },
  ];
}

/** Aid describes the school year before the collection's. Net prices are here up to the 2023 collection. */
export const aid: TableSpec = {
  table: 'SFA',
  marks: ['SCUGRAD', 'UAGRNTN'],
  fields: (year) => [
    { field: 'percentPellGrant', period: schoolYear(year - 1), variable: 'UPGRNTP', columns: ['UPGRNTP'], read: firstNumber(PERCENT) },
    ...netPricesOf(year),
  ],
};

/** From the 2024 collection on net prices have a table of their own, COST2. */
export const netPrices: TableSpec = {
  table: 'COST2',
  marks: ['NPIST2', 'NPGRN2'],
  fields: netPricesOf,
};
