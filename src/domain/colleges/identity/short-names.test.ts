import { readFileSync } from 'node:fs';
import { aCollege } from '../college.fixture.ts';
import { aNickname } from '../names/nickname.fixture.ts';
import type { Nickname } from '../names/nicknames.ts';
import { pennantOf } from './pennant.ts';
import { shortNamesOf, withShortNames } from './short-names.ts';

const shortNameOf = (...entries: Nickname[]) => shortNamesOf(entries).get(1);
const named = (text: string, ...others: number[]) => aNickname({ texts: [text], unitIds: [1, ...others] });

it.each<[string, Nickname[], string | undefined]>([
  ['the first text that fits', [aNickname({ texts: ['Crimson Tide', 'Bama', 'UA'] })], 'Bama'],
  ['two short words', [named('Ole Miss')], 'Ole Miss'],
  ['a short text before two words', [named('Cal State'), named('CSUX')], 'CSUX'],
  ['a text of one college before one of several', [named('UM', 2), named('UMich')], 'UMich'],
  ['a short text of several colleges before two words', [named('Penn State'), named('PSU', 2)], 'PSU'],
  ['none of the name of a state', [aNickname({ texts: ['Iowa'], basis: 'flagship' })], undefined],
  ['none of a merged college', [aNickname({ texts: ['Old'], basis: 'merged' })], undefined],
  ['none of a system', [aNickname({ texts: ['UC'], kind: 'system', name: 'University of California' })], undefined],
  ['none that begins like no name', [named('tOSU')], undefined],
  ['none of three words or a long one', [named('San Diego State'), named('Berkeley'), named('Arizona St')], undefined],
])('takes %s', (_, entries, expected) => {
  expect(shortNameOf(...entries)).toBe(expected);
});

it('leaves a nickname of several colleges to the one that is meant most often', () => {
  expect([...shortNamesOf([aNickname({ texts: ['OSU'], unitIds: [7, 8, 9] })])]).toEqual([[7, 'OSU']]);
});

describe('with the nicknames of a first start', () => {
  const { nicknames } = JSON.parse(readFileSync('seeds/nicknames.json', 'utf8')) as { nicknames: Nickname[] };

  it.each([
    [110_662, 'University of California-Los Angeles', 'UCLA'],
    [166_683, 'Massachusetts Institute of Technology', 'MIT'],
    [179_867, 'Washington University in St Louis', 'WashU'],
    [193_900, 'New York University', 'NYU'],
    [123_961, 'University of Southern California', 'USC'],
    [176_017, 'University of Mississippi', 'Ole Miss'],
    [204_796, 'Ohio State University-Main Campus', 'OSU'],
    [218_663, 'University of South Carolina-Columbia', 'UofSC'],
    [131_496, 'Georgetown University', 'GU'],
    [151_111, 'Indiana University-Indianapolis', 'IUI'],
    [153_384, 'Grinnell College', 'GC'],
    [null, 'College without a UNITID', 'CWU'],
  ])('%s, %s: %s', (ipedsUnitId, name, expected) => {
    const [college] = withShortNames([aCollege({ ipedsUnitId, name })], nicknames);
    expect(college && pennantOf(college).text).toBe(expected);
  });

  it('gives no nickname to two colleges', () => {
    const texts = [...shortNamesOf(nicknames).values()];
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
