import { chooseFile, rejectedFiles } from './rejected-files.ts';
import type { StoredReject } from './rejected-files.ts';

const reject = (file: string, line: number): StoredReject => ({ file, line, key: null, code: 'bad', message: 'Bad.', raw: 'x' });
const COUNTS = { table: 'ADM', read: 9, matched: 7, outside: 0, rejected: 2, folded: 0 };
const RUN = {
  tables: [
    { ...COUNTS, file: '/data/ADM2024.zip!adm2024.csv', header: 'UNITID,APPLCN' },
    { ...COUNTS, file: '/data/hd2024.csv' },
  ],
};
const BOTH = rejectedFiles(RUN, [reject('/data/ADM2024.zip!adm2024.csv', 4), reject('/data/hd2024.csv', 2), reject('/data/hd2024.csv', 9)]);

it('groups rejected rows by file, without folders and with the header that the run kept', () => {
  expect(BOTH.map(({ file, header, rejects }) => [file, header, rejects.map(({ line }) => line)])).toEqual([
    ['ADM2024.zip!adm2024.csv', 'UNITID,APPLCN', [4]],
    ['hd2024.csv', null, [2, 9]],
  ]);
});

it('chooses the only file, or the named one', () => {
  expect(chooseFile([])).toBeUndefined();
  expect(chooseFile(BOTH.slice(1))?.file).toBe('hd2024.csv');
  expect(chooseFile(BOTH, 'ADM2024.zip!adm2024.csv')?.file).toBe('ADM2024.zip!adm2024.csv');
  expect(() => chooseFile(BOTH)).toThrow('Name one of them: ADM2024.zip!adm2024.csv, hd2024.csv.');
  expect(() => chooseFile(BOTH, 'ic2024.csv')).toThrow('no rejected rows of ic2024.csv, only of ADM2024.zip!adm2024.csv, hd2024.csv.');
});
