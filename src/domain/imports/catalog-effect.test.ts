import { findLosses, largeChangeOf, type FieldEffect, type TableEffect } from './catalog-effect.ts';
import type { LossLimits } from './plausibility.ts';

const TABLE: TableEffect = {
  table: 'ADM',
  file: 'adm.csv',
  isDirectory: false,
  isExtract: false,
  year: 2023,
  years: 1,
  colleges: 2000,
  missing: 0,
  beyond: 0,
  last: 500_000,
};
const FIELD: FieldEffect = {
  field: 'size',
  table: 'ADM',
  file: 'adm.csv',
  rows: 2000,
  before: 1000,
  after: 1000,
  lost: 0,
  compared: 1000,
  changed: 0,
  becameZero: 0,
  largestBefore: 50,
  largestAfter: 50,
};

const lossesOf = (table: Partial<TableEffect>, limits: LossLimits = {}) =>
  findLosses({ tables: [{ ...TABLE, ...table }], fields: [] }, limits).map(({ what }) => what);
const faultsOf = (field: Partial<FieldEffect>, years = 1, limits: LossLimits = {}) =>
  findLosses({ tables: [{ ...TABLE, years }], fields: [{ ...FIELD, ...field }] }, limits).map(({ what }) => what);

it('finds missing colleges: five percent, or two percent of a directory, for each year', () => {
  expect([lossesOf({ missing: 100 }), lossesOf({ missing: 101 })]).toEqual([[], ['rows']]);
  expect([lossesOf({ missing: 40, isDirectory: true }), lossesOf({ missing: 41, isDirectory: true })]).toEqual([[], ['rows']]);
  expect([lossesOf({ missing: 300, years: 3 }), lossesOf({ missing: 301, years: -3 })]).toEqual([[], ['rows']]);
  expect([lossesOf({ missing: 400 }, { allowShrink: 0.2 }), lossesOf({ missing: 401 }, { allowShrink: 0.2 })]).toEqual([[], ['rows']]);
  expect(lossesOf({ missing: 19, colleges: 19 })).toEqual([]);
});

it('finds a table that ends before the UNITIDs of its colleges, but not in an older file', () => {
  expect([lossesOf({ beyond: 1 }), lossesOf({ beyond: 2 }), lossesOf({ beyond: 2, years: -1 })]).toEqual([[], ['rows'], []]);
  expect([lossesOf({ beyond: 2 }, { allowShrink: 0.05 }), lossesOf({ beyond: 2, colleges: 99 })]).toEqual([[], []]);
});

it('compares no number of rows of an extract', () => {
  expect(lossesOf({ isExtract: true, missing: 1999, beyond: 1999 })).toEqual([]);
});

it('finds lost values: five percent of the colleges with a row, less the gained ones, for each year', () => {
  const fallen = (after: number) => ({ after, lost: 1000 - after });
  expect([faultsOf(fallen(900)), faultsOf(fallen(899))]).toEqual([[], ['values']]);
  expect([faultsOf(fallen(800), 2), faultsOf(fallen(799), 2), faultsOf(fallen(0), -1)]).toEqual([[], ['values'], []]);
  expect([faultsOf(fallen(800), 1, { allowDrift: 0.2 }), faultsOf(fallen(400), 1, { allowDrift: 0.2 })]).toEqual([[], ['values']]);
  expect(faultsOf({ rows: 19, before: 19, after: 0, lost: 19 })).toEqual([]);
});

it('finds missing values that become 0: a share of the colleges for each year, but not in an older file', () => {
  expect([faultsOf({ becameZero: 80 }), faultsOf({ becameZero: 81 })]).toEqual([[], ['changes']]);
  expect([faultsOf({ becameZero: 160 }, 2), faultsOf({ becameZero: 161 }, 2), faultsOf({ becameZero: 900 }, -1)]).toEqual([
    [],
    ['changes'],
    [],
  ]);
  expect([faultsOf({ becameZero: 200 }, 1, { allowDrift: 0.1 }), faultsOf({ becameZero: 201 }, 1, { allowDrift: 0.1 })]).toEqual([
    [],
    ['changes'],
  ]);
  // The first file of a field, and a few colleges.
  expect([faultsOf({ becameZero: 900, before: 19 }), faultsOf({ becameZero: 19, rows: 30 })]).toEqual([[], []]);
});

it('finds lost values where as many are gained: a fifth of the values for each year, and at most half of them', () => {
  expect([faultsOf({ lost: 200 }), faultsOf({ lost: 201 }), faultsOf({ lost: 201 }, -1)]).toEqual([[], ['values'], []]);
  expect([faultsOf({ lost: 500 }, 9), faultsOf({ lost: 501 }, 9), faultsOf({ lost: 501 }, 9, { allowDrift: 0.6 })]).toEqual([
    [],
    ['values'],
    [],
  ]);
});

it('finds large changes: a fifth of the numbers for each year, and at most half of them', () => {
  expect([faultsOf({ changed: 200 }), faultsOf({ changed: 201 })]).toEqual([[], ['changes']]);
  expect([faultsOf({ changed: 500 }, 9), faultsOf({ changed: 501 }, 9)]).toEqual([[], ['changes']]);
  expect([faultsOf({ changed: 600 }, 1, { allowDrift: 0.6 }), faultsOf({ changed: 200 }, 1, { allowDrift: 0.1 })]).toEqual([[], []]);
  expect(faultsOf({ compared: 19, changed: 19 })).toEqual([]);
});

it('finds a largest number that more than triples, where a number has no upper bound', () => {
  const grown = (largestAfter: number) => ({ largestBefore: 50, largestAfter });
  expect([faultsOf(grown(150)), faultsOf(grown(151))]).toEqual([[], ['changes']]);
  expect(faultsOf({ ...grown(151), field: 'graduationRate' })).toEqual([]);
  expect(faultsOf({ ...grown(151), before: 19, after: 19 })).toEqual([]);
  expect(faultsOf({ ...grown(151), largestBefore: null })).toEqual([]);
  expect(faultsOf(grown(151), 1, { allowDrift: 0.1 })).toEqual([]);
});

it('names the fields and the file once per kind of fault', () => {
  const fields = [
    { ...FIELD, after: 100, lost: 900, changed: 900 },
    { ...FIELD, field: 'avgSAT' as const, changed: 900 },
  ];
  expect(findLosses({ tables: [TABLE], fields }, {})).toEqual([
    { table: 'ADM', what: 'values', message: 'adm.csv: fewer colleges would have a value: size (50.0 % to 5.0 %).' },
    {
      table: 'ADM',
      what: 'changes',
      message: 'adm.csv: too many values would change: size (90.0 % by more than 50.0 %), avgSAT (90.0 % by more than 10.0 %).',
    },
  ]);
});

it('calls a smaller change of test scores large', () => {
  expect([largeChangeOf('sat25').share, largeChangeOf('size').share]).toEqual([0.1, 0.5]);
});
