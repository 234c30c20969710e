import { FIGURE_RANGES } from '../../../domain/colleges/figure-ranges.ts';
import { computed, either, firstNumber, IPEDS_MONEY, sum } from '../cells.ts';
import { incomePrices } from '../net-prices-by-income.ts';
import { schoolYear, type FieldSpec, type TableSpec } from '../table.ts';

const PERCENT = { scale: 0.01, within: FIGURE_RANGES.percentPellGrant } as const;
const PRICE = { whole: true, within: FIGURE_RANGES.annualCost } as const;
const NET_PRICE = { whole: true, tokens: IPEDS_MONEY, within: FIGURE_RANGES.netPricePublic } as const;
const TOTAL_PRICES = ['CINSON', 'CINSOFF', 'CINSFAM'];

/** Total price of a year for in-state students: on campus, else off campus, else with family. */
export const cost: TableSpec = {
  table: 'COST',
  signature: ['TUFEYR3', 'COTSON'],
  // A college without tuition that reports no living costs either.
  knownErrors: [{ columns: TOTAL_PRICES, range: [0, 0] }],
  fields: (_year, period) => [
    { field: 'annualCost', period, variable: TOTAL_PRICES.join(', else '), columns: TOTAL_PRICES, read: firstNumber(PRICE) },
  ],
};

/** The same price as a sum: tuition, fees and books, plus living costs on campus, off campus or with family. */
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

/** Charges as reported, from 2024. */
export const costOfAttendance: TableSpec = {
  table: 'COST1',
  signature: ['TUITVARY', 'ROOMCAP', 'CHG2AY3'],
  fields: (_year, period) => [chargesOf(period)],
};

/** Charges as reported, up to 2023. */
export const charges: TableSpec = {
  table: 'IC_AY',
  signature: ['TUITION3', 'CHG1AY0'],
  fields: (_year, period) => [chargesOf(period)],
};

/**
 * Net prices of the previous school year. Public colleges report in-state prices (NPIS…), other colleges the NPGRN and NPT4 columns. A few
 * public colleges that charge by program use those columns too, so their price becomes `netPricePrivate`. The displayed net price falls
 * back to the other sector. A file with only one set of columns is not a published table: a known extract mixes both sectors. Then
 * neither price is read.
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

/** Aid in the previous school year. Includes net prices up to the 2023 collection. */
export const aid: TableSpec = {
  table: 'SFA',
  signature: ['SCUGRAD', 'UAGRNTN'],
  fields: (year) => [
    { field: 'percentPellGrant', period: schoolYear(year - 1), variable: 'UPGRNTP', columns: ['UPGRNTP'], read: firstNumber(PERCENT) },
    ...netPricesOf(year),
  ],
};

/** Net prices from the 2024 collection. */
export const netPrices: TableSpec = {
  table: 'COST2',
  signature: ['NPIST2', 'NPGRN2'],
  fields: netPricesOf,
};
