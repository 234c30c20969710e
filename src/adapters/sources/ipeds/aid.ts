import { FIGURE_RANGES } from '../../../domain/colleges/figure-ranges.ts';
import { firstNumber, IPEDS_MONEY } from '../cells.ts';
import { incomePrices } from '../net-prices-by-income.ts';
import { schoolYear } from '../../../domain/shared/time.ts';
import type { FieldSpec, TableSpec } from '../table.ts';
import { published } from './figure-columns.ts';

const NET_PRICE = { whole: true, tokens: IPEDS_MONEY, within: FIGURE_RANGES.netPricePublic } as const;

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
    published('percentPellGrant', schoolYear(year - 1), 'UPGRNTP'),
    published('percentWithGrant', schoolYear(year - 1), 'UAGRNTP'),
    published('averageGrant', schoolYear(year - 1), 'UAGRNTA'),
    ...netPricesOf(year),
  ],
};

/** Net prices from the 2024 collection. */
export const netPrices: TableSpec = {
  table: 'COST2',
  signature: ['NPIST2', 'NPGRN2'],
  fields: netPricesOf,
};
