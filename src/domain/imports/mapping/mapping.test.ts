import fc from 'fast-check';
import { termsOf } from '../import-terms.ts';
import { cellRules, mappedHeader, normalMapping, type Mapping, type TableMapping } from './mapping.ts';
import { checkedMapping, MAX_TEXTS, refuseUnknown } from './mapping-faults.ts';
import { mappingLines } from './mapping-text.ts';

const ADM: TableMapping = {
  table: 'ADM',
  columns: [
    { column: 'ADMSSN', from: 'ADMITTED', notReported: ['n/a'], values: [{ text: '1,204', becomes: '1204' }] },
    { column: 'APPLCN', notReported: ['-9'] },
  ],
  ignored: ['NOTES'],
};
const KNOWN = [{ table: 'ADM', reads: ['UNITID', 'APPLCN', 'ADMSSN'], names: ['UNITID', 'APPLCN', 'ADMITTED', 'NOTES', 'ENRLT'] }];

const faultsIn = (work: () => unknown): unknown => {
  try {
    work();
    return [];
  } catch (error) {
    return (error as { faults: unknown }).faults;
  }
};

it('renames, drops and rewrites columns, and leaves the others', () => {
  const header = mappedHeader(['UNITID', 'ADMITTED', 'APPLCN', 'NOTES', 'ENRLT'], ADM);
  expect(header).toEqual(['UNITID', 'ADMSSN', 'APPLCN', '', 'ENRLT']);
  const rewrite = cellRules(header, ADM);
  expect(rewrite?.(['1', ' n/a ', '-9', '-9', 'n/a'])).toEqual(['1', '', '', '-9', 'n/a']);
  expect(rewrite?.(['1', '1,204'])).toEqual(['1', '1204']);
  const plain = ['1', '7', '8', '', ''];
  expect(rewrite?.(plain)).toBe(plain);
  expect(cellRules(['UNITID'], ADM)).toBeUndefined();
});

it('has one form, whatever the order, case and spaces', () => {
  const other: Mapping = [
    { table: 'hd', columns: [{ column: 'CITY' }], ignored: [] },
    {
      table: ' adm',
      ignored: ['notes ', 'NOTES'],
      columns: [
        { column: 'applcn', from: 'APPLCN', notReported: [' -9', '-9', ' '] },
        {
          column: 'Admssn',
          from: 'Admitted',
          notReported: ['n/a'],
          values: [
            { text: '1,204', becomes: ' 1204' },
            { text: 'x', becomes: 'x' },
          ],
        },
      ],
    },
  ];
  expect(normalMapping(other)).toEqual([ADM]);
  expect(normalMapping(normalMapping(other))).toEqual([ADM]);
});

it('refuses two columns for one, one for two, and a column that is read and ignored, each at its place', () => {
  const columns = [
    { column: 'ADMSSN', from: 'A' },
    { column: 'admssn', from: 'B' },
    { column: 'APPLCN', from: 'a ' },
    { column: 'ENRLT', from: 'C' },
  ];
  expect(
    faultsIn(() =>
      checkedMapping([
        { table: 'ADM', columns, ignored: ['C'] },
        { table: 'adm', columns: [] },
      ]),
    ),
  ).toEqual([
    { path: 'mapping.0.columns.1.column', message: 'ADM: two columns, A and B, supply ADMSSN. Choose one.' },
    { path: 'mapping.0.columns.2.from', message: 'ADM: A supplies two columns, ADMSSN and APPLCN. Choose one.' },
    { path: 'mapping.0.columns.3.from', message: 'ADM: C is both read and ignored. Choose one.' },
    { path: 'mapping.1.table', message: 'The table adm is in the mapping twice.' },
  ]);
});

it('refuses two rules for one text, and too many', () => {
  const rule = (notReported: string[]) => [
    { table: 'ADM', columns: [{ column: 'ADMSSN', notReported, values: [{ text: 'x', becomes: '1' }] }] },
  ];
  expect(faultsIn(() => checkedMapping(rule(['x '])))).toEqual([
    { path: 'mapping.0.columns.0.values', message: 'ADMSSN has two rules for "x". Keep one.' },
  ]);
  const many = Array.from({ length: MAX_TEXTS }, (_, at) => `t${at}`);
  expect(faultsIn(() => checkedMapping(rule(many)))).toMatchObject([{ message: `ADMSSN has rules for more than ${MAX_TEXTS} texts.` }]);
  expect(faultsIn(() => checkedMapping(rule(['y'.repeat(201)])))).toMatchObject([
    { message: 'ADMSSN has a rule for a text of more than 200 characters.' },
  ]);
});

it('refuses what the files do not have, each at its place', () => {
  const refused = (mapping: Mapping) => faultsIn(() => refuseUnknown(mapping, KNOWN));
  expect(refused([ADM])).toEqual([]);
  expect(refused([{ table: 'HD', columns: [] }])).toEqual([{ path: 'mapping.0.table', message: 'These files have no table HD.' }]);
  const columns = [
    { column: 'ADMITS', from: 'ADMITTED' },
    { column: 'ADMSSN', from: 'MISSING' },
    { column: 'APPLCN', from: 'ENRLT' },
    { column: 'ADMSSN', notReported: ['x'] },
  ];
  expect(refused([{ table: 'ADM', columns, ignored: ['NOTE'] }])).toEqual([
    { path: 'mapping.0.columns.0.column', message: 'Alma reads no column ADMITS in ADM.' },
    { path: 'mapping.0.columns.1.from', message: 'No file of ADM has a column MISSING.' },
    { path: 'mapping.0.columns.2.from', message: 'ADM has a column APPLCN already. Ignore that one to read ENRLT instead.' },
    { path: 'mapping.0.columns.3.from', message: 'No file of ADM has a column ADMSSN.' },
    { path: 'mapping.0.ignored.0', message: 'No file of ADM has a column NOTE.' },
  ]);
  expect(refused([{ table: 'ADM', columns: [{ column: 'APPLCN', from: 'ENRLT' }], ignored: ['APPLCN'] }])).toEqual([]);
});

it('a mapping that passes is one-to-one, for any columns', () => {
  const name = fc.constantFrom('A', 'B', 'C', 'D', 'E');
  const column = fc.record({ column: name, from: name });
  const table = fc.record({
    table: fc.constant('T'),
    columns: fc.array(column, { maxLength: 4 }),
    ignored: fc.array(name, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(table, fc.uniqueArray(name, { minLength: 1 }), (given, names) => {
      let mapping: Mapping;
      try {
        mapping = checkedMapping([given]);
        refuseUnknown(mapping, [{ table: 'T', reads: ['A', 'B', 'C', 'D', 'E'], names }]);
      } catch {
        return;
      }
      const [rules = { table: 'T', columns: [] }] = mapping;
      const header = mappedHeader(names, rules).filter((each) => each !== '');
      expect(new Set(header).size).toBe(header.length);
      for (const { column: to, from = to } of rules.columns) expect(mappedHeader(names, rules)[(names as string[]).indexOf(from)]).toBe(to);
    }),
  );
});

it('the same files with other rules are not the same import; without rules the terms stay as they were', () => {
  const opened = { source: 'ipeds', year: 2024, release: 'final' } as const;
  const terms = (mapping?: Mapping) => termsOf({ ...opened, tables: [] }, { source: 'ipeds', paths: [], ...(mapping && { mapping }) });
  expect(terms()).not.toContain('mapping');
  expect(terms([ADM])).toBe(terms([{ ...ADM, columns: [...ADM.columns].reverse() }]));
  expect(new Set([terms(), terms([ADM]), terms([{ ...ADM, ignored: [] }])]).size).toBe(3);
});

it('reads as sentences', () => {
  expect(mappingLines([ADM])).toEqual([
    'ADM: ADMSSN is read from the column ADMITTED.',
    'ADM: in ADMSSN, "n/a" means not reported.',
    'ADM: in ADMSSN, "1,204" is read as "1204".',
    'ADM: in APPLCN, "-9" means not reported.',
    'ADM: NOTES is ignored.',
  ]);
});
