import { aCollege } from '../college.fixture.ts';
import { federalAidNote } from './aid-note.ts';

const NO_AID = 'Pell grants and federal loans cannot be used at this college.';
const SILENCE = ' That is why no federal source publishes its net price and the earnings of its students.';
const NO_FIGURES = { netPricePublic: null, netPricePrivate: null, earningsAfter10Years: null };

it.each([
  ['takes part', { federalAid: 'full' }, undefined],
  ['is unknown', { federalAid: null }, undefined],
  ['takes no part and has no figures', { federalAid: 'none', ...NO_FIGURES }, NO_AID + SILENCE],
  ['takes no part any more', { federalAid: 'none', ...NO_FIGURES, earningsAfter10Years: 40_000 }, NO_AID],
  [
    'only defers loans',
    { federalAid: 'deferment-only', netPricePrivate: 9_000 },
    `${NO_AID} Students can only pause payments of earlier federal loans.`,
  ],
  ['is a service academy', { federalAid: 'none', ...NO_FIGURES, ipedsUnitId: 130_624 }, NO_AID],
] as const)('says where federal aid cannot be used: a college that %s', (_what, college, expected) => {
  expect(federalAidNote(aCollege(college))).toBe(expected);
});
