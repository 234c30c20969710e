import { aNickname } from './nickname.fixture.ts';
import { checkNicknames, type Nickname } from './nicknames.ts';

const faultsOf = (...entries: Nickname[]) => checkNicknames(entries, new Set([1, 2, 3]));
const aSystem = (overrides: Partial<Nickname> = {}) =>
  aNickname({ texts: ['UA'], kind: 'system', name: 'Alabama System', basis: 'system', ...overrides });

it('finds no fault in entries that are in order, of known colleges, with texts of their own', () => {
  expect(
    faultsOf(aNickname(), aSystem({ texts: ['Camps'], unitIds: [1, 2] }), aNickname({ texts: ['Ole Miss', 'UM'], unitIds: [3, 1] })),
  ).toEqual([]);
});

it('lets a college and a system have the same text', () => {
  expect(faultsOf(aNickname({ texts: ['Penn State'] }), aSystem({ texts: ['Penn State'] }))).toEqual([]);
});

it.each<[string, Nickname[], object[]]>([
  ['a UNITID that the catalog lacks', [aNickname({ unitIds: [1, 9] })], [{ fault: 'unknown', entry: 'Bama', value: '9' }]],
  ['a UNITID twice', [aNickname({ unitIds: [2, 2] })], [{ fault: 'duplicate', entry: 'Bama', value: '2' }]],
  ['no college', [aNickname({ unitIds: [] })], [{ fault: 'empty', entry: 'Bama', value: 'unitIds' }]],
  ['a text without letters', [aNickname({ texts: ['Bama', ' - '] })], [{ fault: 'empty', entry: 'Bama', value: ' - ' }]],
  ['no text', [aNickname({ texts: [] })], [{ fault: 'empty', entry: '', value: 'texts' }]],
  ['equal texts in one entry', [aNickname({ texts: ['A&M', 'a and m'] })], [{ fault: 'duplicate', entry: 'A&M', value: 'a and m' }]],
  [
    'equal texts in two entries',
    [aNickname({ texts: ['MIT'] }), aNickname({ texts: ['Tech', 'M.I.T.'] })],
    [{ fault: 'duplicate', entry: 'Tech', value: 'M.I.T.' }],
  ],
  [
    'a text that names a system',
    [aSystem({ texts: ['Camps'], name: 'The Camps' }), aSystem({ name: 'the camps' })],
    [{ fault: 'duplicate', entry: 'UA', value: 'the camps' }],
  ],
  [
    'entries out of order',
    [aNickname({ texts: ['Élan'] }), aNickname({ texts: ['Bama'] })],
    [{ fault: 'unordered', entry: 'Bama', value: 'Bama' }],
  ],
  ['a system without a name', [aNickname({ kind: 'system' })], [{ fault: 'unnamed', entry: 'Bama', value: 'name' }]],
])('finds %s', (_name, entries, faults) => {
  expect(faultsOf(...entries)).toEqual(faults);
});
