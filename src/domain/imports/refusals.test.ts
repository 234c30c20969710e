import type { Implausible } from './plausibility.ts';
import { NO_COUNTS } from './import-run.ts';
import { refuseCurrent, refuseImplausible, refuseOlder, refuseShrink } from './refusals.ts';
import type { OpenedSource } from './source-table.ts';

function errorOf(refuse: () => void): unknown {
  try {
    refuse();
    return null;
  } catch (error) {
    return error;
  }
}

const ROWS: Implausible = { table: 'ADM', what: 'rows', message: 'adm.csv: too few rows.' };
const VALUES: Implausible = { table: 'ADM', what: 'values', message: 'adm.csv: too few values.' };
const CHANGES: Implausible = { table: 'ADM', what: 'changes', message: 'adm.csv: too many changes.' };
const EMPTY: Implausible = { table: 'HD', what: 'empty', message: 'hd.csv: empty.' };
const OPENED: OpenedSource = { source: 'ipeds', year: 2023, release: 'final', tables: [], unused: [], drift: [] };
const NEWER = { run: { id: 7, source: 'ipeds', year: 2024, release: 'final', files: [] }, table: 'ADM' };

it('refuses implausible tables, with a remedy for each kind of loss', () => {
  expect(errorOf(() => refuseImplausible([ROWS, VALUES, VALUES]))).toMatchObject({
    kind: 'invalid',
    code: 'import.too-few-rows',
    message: expect.stringMatching(/^adm\.csv: too few rows\. adm\.csv: too few values\..*Nothing was changed\.$/) as unknown,
    remedies: ['allow-shrink', 'allow-drift'],
  });
  expect(errorOf(() => refuseImplausible([VALUES]))).toMatchObject({ code: 'import.too-few-values', remedies: ['allow-drift'] });
  expect(errorOf(() => refuseImplausible([CHANGES]))).toMatchObject({ code: 'import.too-much-change', remedies: ['allow-drift'] });
  expect(errorOf(() => refuseImplausible([ROWS, EMPTY]))).toMatchObject({ code: 'import.too-few-rows', remedies: [] });
  expect(errorOf(() => refuseImplausible([]))).toBeNull();
});

it('refuses an older release, with the remedies history and force', () => {
  expect(errorOf(() => refuseOlder(OPENED, NEWER))).toMatchObject({
    kind: 'conflict',
    code: 'import.older-release',
    message: 'ipeds 2023 final is older than the ADM table of run 7: 2024 final.',
    remedies: ['history', 'force'],
  });
  expect(errorOf(() => refuseOlder(OPENED, undefined))).toBeNull();
});

it('refuses history for files of the current year', () => {
  expect(errorOf(() => refuseCurrent(OPENED, undefined))).toMatchObject({
    kind: 'conflict',
    code: 'import.no-former-year',
    remedies: ['no-history'],
  });
  expect(errorOf(() => refuseCurrent(OPENED, NEWER))).toBeNull();
});

it('refuses the loss of too many open colleges', () => {
  const counts = { ...NO_COUNTS, closed: 1, merged: 1, unlisted: 1 };
  const effect = { tables: [], fields: [] };
  expect(errorOf(() => refuseShrink({ counts, openBefore: 20, effect }, 0.1))).toMatchObject({
    code: 'import.too-much-shrink',
    message: expect.stringMatching(/^3 of 20 open colleges/) as unknown,
    remedies: ['allow-shrink'],
  });
  expect(errorOf(() => refuseShrink({ counts, openBefore: 30, effect }, 0.1))).toBeNull();
  const directory = { table: 'HD', file: 'hd.csv', isDirectory: true, isExtract: false, year: 2022, years: 2 };
  const since2022 = { tables: [{ ...directory, colleges: 20, missing: 3, beyond: 0, last: 9 }], fields: [] };
  expect(errorOf(() => refuseShrink({ counts, openBefore: 20, effect: since2022 }, 0.1))).toBeNull();
});
