import fc from 'fast-check';
import { columnKindsOf, columnsSince } from './column-drift.ts';
import { fileColumns, kindOf, type FileColumn } from './file-columns.ts';
import { fileMapping } from './file-mapping.ts';
import type { ReadColumn } from './reads.ts';
import { suggest } from './suggest.ts';

const read = (name: string, kind: ReadColumn['kind'] = 'number', isIdentifying = false): ReadColumn => ({ name, kind, isIdentifying });
const column = (name: string, kind: FileColumn['kind'] = 'number', samples: string[] = ['7']): FileColumn => ({ name, kind, samples });
const one = (wanted: string, given: FileColumn) => suggest([read(wanted)], [given], null)[0];

it.each<[string, string, string, string]>([
  ['ADMSSN', 'ADM SSN', 'sure', 'The names differ only in spaces or signs.'],
  ['ADMSSN', 'ADM_SSN.', 'sure', 'The names differ only in spaces or signs.'],
  ['ADMSSN', 'ADMITTED', 'likely', 'It is a known other name of ADMSSN.'],
  ['ADMSSN', 'ADMSSN_2024', 'likely', 'The names differ only in a year at the end.'],
  ['ADMSSN', 'ADMSSN2023-24', 'likely', 'The names differ only in a year at the end.'],
  ['ADMSSN', 'ADMSN', 'guess', 'The names differ in one letter.'],
])('finds %s in %s', (wanted, given, confidence, reason) => {
  expect(one(wanted, column(given))).toEqual({ column: wanted, from: given, confidence, reason });
});

it('finds no other number in a name, and no name of nothing', () => {
  expect(suggest([read('SATVR25'), read('F1C021')], [column('SATVR75'), column('F1C022'), column('--')], null)).toEqual([]);
});

it('says who confirmed a name before, and that values are of another kind', () => {
  const earlier = { columns: new Map([['TOTAL IN', 'ADMSSN']]), said: 'the import of 2024 by ada' };
  expect(suggest([read('ADMSSN')], [column('TOTAL IN')], earlier)).toMatchObject([
    { confidence: 'sure', reason: 'It was confirmed in the import of 2024 by ada.' },
  ]);
  expect(one('ADMSSN', column('ADM SSN', 'text'))).toMatchObject({
    confidence: 'guess',
    reason: 'The names differ only in spaces or signs. But some of its values are no numbers.',
  });
});

it('two columns that fit one equally well are not chosen from', () => {
  expect(suggest([read('ADMSSN')], [column('ADMSSN_2023'), column('ADMSSN_2024')], null)).toEqual([]);
});

it('takes the last column of a kind for the last one that is missing, as a guess', () => {
  const wanted = [read('BASIC2021', 'number', true)];
  expect(suggest(wanted, [column('CLASS'), column('REMARK', 'text')], null)).toMatchObject([
    { from: 'CLASS', confidence: 'guess', reason: 'It is the only other column whose values are numbers.' },
  ]);
  expect(suggest(wanted, [column('CLASS'), column('OTHER')], null)).toEqual([]);
  expect(suggest([read('UNITID')], [column('NUMBER', 'number', ['100654', '100663']), column('SIZE')], null)).toMatchObject([
    { from: 'NUMBER', reason: 'Its values are numbers of six digits, like UNITIDs.' },
  ]);
});

it('is one-to-one for any columns', () => {
  const name = fc.stringMatching(/^[AB][ _]?[AB]?(2024|24)?$/);
  fc.assert(
    fc.property(fc.uniqueArray(name), fc.uniqueArray(name), (wanted, given) => {
      const found = suggest(
        wanted.map((each) => read(each)),
        given.filter((each) => !wanted.includes(each)).map((each) => column(each)),
        null,
      );
      expect(new Set(found.map(({ column: to }) => to)).size).toBe(found.length);
      expect(new Set(found.map(({ from }) => from)).size).toBe(found.length);
    }),
  );
});

it('tells kinds from first values, and keeps the first of them', () => {
  expect([kindOf(['1', ' 2.5', '', 'NULL', '-1']), kindOf(['1', 'x']), kindOf(['', '.', 'NA']), kindOf([])]).toEqual([
    'number',
    'text',
    'blank',
    'blank',
  ]);
  const [first] = fileColumns(['A'], [['x'], ['x'], [' '], ['y'], ['z'.repeat(50)], ['w']]);
  expect(first).toEqual({ name: 'A', kind: 'text', samples: ['x', 'y', 'z'.repeat(40)] });
});

it('compares with the last run: new, missing and of another kind', () => {
  const before = columnKindsOf([['ADM', [column('A'), column('B', 'text'), column('C', 'blank'), column('D'), column('', 'blank')]]]);
  const columns = before.ADM ?? { number: [], text: [], blank: [] };
  expect(columnsSince({ runId: 3, year: 2023, columns }, [column('A', 'text'), column('B', 'text'), column('C'), column('E')])).toEqual({
    runId: 3,
    year: 2023,
    missing: ['D'],
    added: ['E'],
    changed: [{ name: 'A', from: 'number', to: 'text' }],
  });
});

describe('the columns of a file', () => {
  const reads = [read('UNITID', 'number', true), read('ADMSSN', 'number', true), read('APPLCN'), read('SATVR25')];
  const ADM = { table: 'ADM', reads, anyOf: [], isKnown: (name: string) => name.startsWith('SAT') };
  const OTHER = {
    table: 'HD',
    reads: [read('UNITID', 'number', true), read('CITY', 'text', true), read('ZIP', 'text', true)],
    anyOf: [],
    isKnown: () => false,
  };
  const head = (...names: string[]) => ({ file: 'a.csv', name: 'a.csv', columns: names.map((name) => column(name)) });

  it('offers the tables that it can be, the most likely first, with what is sure or likely', () => {
    const found = fileMapping(head('UNITID', 'ADM SSN', 'APPLCNX', 'SATVR99'), { table: null, tables: [OTHER, ADM] }, null, {});
    expect(found?.choices.map(({ table }) => table)).toEqual(['ADM', 'HD']);
    expect(found?.choices[0]).toMatchObject({
      proposal: { table: 'ADM', columns: [{ column: 'ADMSSN', from: 'ADM SSN' }] },
      suggestions: [{ confidence: 'sure' }, { column: 'APPLCN', from: 'APPLCNX', confidence: 'guess' }],
    });
    expect(fileMapping(head('NAME', 'COLOR'), { table: null, tables: [OTHER, ADM] }, null, {})).toBeUndefined();
  });

  it('offers what was confirmed, as far as the file has it', () => {
    const mapping = [
      {
        table: 'ADM',
        columns: [
          { column: 'ADMSSN', from: 'LET IN', notReported: ['-'] },
          { column: 'APPLCN', notReported: ['none'] },
          { column: 'SATVR25', from: 'GONE' },
        ],
        ignored: ['NOTE', 'AWAY'],
      },
    ];
    const earlier = { runId: 4, year: 2022, by: 'ada', mapping };
    const found = fileMapping(head('UNITID', 'LET IN', 'APPLCN', 'NOTE', 'SATMT25'), { table: 'ADM', tables: [ADM] }, earlier, {});
    expect(found?.choices[0]?.proposal).toEqual({
      table: 'ADM',
      columns: [
        { column: 'ADMSSN', from: 'LET IN', notReported: ['-'] },
        { column: 'APPLCN', notReported: ['none'] },
      ],
      ignored: ['NOTE'],
    });
    expect([found?.others, found?.columns.map(({ name }) => name)]).toEqual([['SATMT25'], ['UNITID', 'LET IN', 'APPLCN', 'NOTE']]);
  });
});
