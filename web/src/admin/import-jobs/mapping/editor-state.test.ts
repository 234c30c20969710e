import fc from 'fast-check';
import type { ColumnMapping } from '../../../api/domain/imports.ts';
import type { FileMapping } from '../job-parts.ts';
import { fileState, freeColumns, IGNORED, mappingOf, NOT_READ, stateFor, valuesFault } from './editor-state.ts';
import { columnFaults } from './field-faults.ts';

const column = (name: string) => ({ name, kind: 'number' as const, samples: [] });
const choice = (table: string, reads: string[], proposal: ColumnMapping[number] = { table, columns: [] }) => ({
  table,
  reads,
  suggestions: [],
  proposal,
});
const FILE: FileMapping = {
  file: 'adm.csv',
  table: 'ADM',
  columns: ['UNITID', 'ADMITTED', 'NOTE'].map(column),
  others: [],
  choices: [choice('ADM', ['UNITID', 'ADMSSN', 'APPLCN'], { table: 'ADM', columns: [{ column: 'ADMSSN', from: 'ADMITTED' }] })],
  since: null,
};

it('begins with what is proposed, or with the earlier request, also if it had no mapping', () => {
  expect(mappingOf([FILE], stateFor([FILE], undefined)).mapping).toEqual([FILE.choices[0]?.proposal]);
  expect(mappingOf([FILE], stateFor([FILE], [])).mapping).toEqual([]);
});

it('what a mapping says comes back from its state, for any mapping of the file', () => {
  const text = fc.stringMatching(/^[a-z0-9]{1,3}$/);
  const rules = fc.record({
    notReported: fc.uniqueArray(text, { maxLength: 2 }),
    values: fc.array(fc.record({ text, becomes: text }), { maxLength: 2 }),
  });
  const choices = fc.tuple(rules, fc.constantFrom('ADMSSN', 'APPLCN', NOT_READ, IGNORED), rules);
  fc.assert(
    fc.property(choices, ([own, readAs, others]) => {
      const typed = ({ notReported, values }: typeof own) => ({
        notReported: notReported.join('\n'),
        values: values.map(({ text: from, becomes }) => `${from} = ${becomes}`).join('\n'),
      });
      const columns = {
        UNITID: { readAs: 'UNITID', ...typed(own) },
        ADMITTED: { readAs, ...typed(others) },
        NOTE: { readAs: NOT_READ, ...typed(own) },
      };
      const { mapping } = mappingOf([FILE], { 'adm.csv': { table: 'ADM', columns } });
      expect(mappingOf([FILE], stateFor([FILE], mapping)).mapping).toEqual(mapping);
    }),
  );
});

it('puts the faults of the server at the column they are about', () => {
  const state = {
    'adm.csv': fileState(FILE, 'ADM', {
      table: 'ADM',
      columns: [
        { column: 'ADMSSN', from: 'ADMITTED' },
        { column: 'UNITID', notReported: ['x'] },
      ],
      ignored: ['NOTE'],
    }),
  };
  const { places } = mappingOf([FILE], state);
  const errors = {
    mapping: { '0': { columns: { '1': { from: 'Taken.' }, '0': { notReported: { '0': 'Too long.' } } }, ignored: { '0': 'Unknown.' } } },
  };
  expect(columnFaults(errors, places)).toEqual(
    new Map([
      ['adm.csv\nUNITID', 'Too long.'],
      ['adm.csv\nADMITTED', 'Taken.'],
      ['adm.csv\nNOTE', 'Unknown.'],
    ]),
  );
  expect(columnFaults({ year: 'No year.' }, places).size).toBe(0);
});

it('offers only columns that nothing supplies, and asks for an equals sign', () => {
  const state = fileState(FILE, 'ADM', FILE.choices[0]?.proposal);
  expect(freeColumns(FILE.choices[0]?.reads ?? [], state)).toEqual(['APPLCN']);
  const own = { readAs: 'ADMSSN', notReported: '', values: 'a = 1\n\nb=' };
  expect([valuesFault(own), valuesFault({ ...own, values: 'a' })]).toEqual([
    null,
    'Write each line like this: text in the file = text to read.',
  ]);
});
