import { aCollege } from '../college.fixture.ts';
import { aNickname } from './nickname.fixture.ts';
import { originatedNamesOf, otherNamesOf } from './other-names.ts';

const college = aCollege({
  ipedsUnitId: 7,
  aliases: ['UA, Capstone | The University', ' '],
  formerNames: ['Female Academy'],
  website: 'https://www.ua-tuscaloosa.edu/about',
});
const nicknames = [
  aNickname({ texts: ['Bama', 'Crimson Tide'], unitIds: [7] }),
  aNickname({ texts: ['UA system'], unitIds: [8, 7], kind: 'system', name: 'University of Alabama System', basis: 'system' }),
  aNickname({ texts: ['Ole Miss'], unitIds: [9] }),
];

it('lists aliases, former names, the label of the domain, nicknames and systems', () => {
  expect(otherNamesOf(college, nicknames)).toEqual([
    { text: 'UA', kind: 'alias' },
    { text: 'Capstone', kind: 'alias' },
    { text: 'The University', kind: 'alias' },
    { text: 'Female Academy', kind: 'former' },
    { text: 'ua-tuscaloosa', kind: 'domain' },
    { text: 'Bama', kind: 'nickname' },
    { text: 'Crimson Tide', kind: 'nickname' },
    { text: 'University of Alabama System', kind: 'system' },
    { text: 'UA system', kind: 'system' },
  ]);
});

it('says why a nickname is believed', () => {
  const reasons = originatedNamesOf(college, nicknames).map(({ text, basis }) => [text, basis]);
  expect(reasons.slice(4)).toEqual([
    ['ua-tuscaloosa', undefined],
    ['Bama', 'team-or-campus-use'],
    ['Crimson Tide', 'team-or-campus-use'],
    ['University of Alabama System', 'system'],
  ]);
});

it('gives a college without a UNITID no nickname', () => {
  expect(otherNamesOf(aCollege({ ipedsUnitId: null }), nicknames)).toEqual([]);
});
