import { aDetail, aProvenance } from '../college.fixture.ts';
import { basisText, bandsNote, noBandsReason, noNetPriceReason } from './cost-text.ts';
import { netPriceNote } from './price-text.ts';

const college = (fields: Parameters<typeof aDetail>[0]) => aDetail(fields).college;

describe('the note on the net price', () => {
  it.each([
    [{ netPricePublic: 15_000 }, 'For in-state students.'],
    [{ netPricePublic: 12, type: 'Private nonprofit' as const }, 'after grants and scholarships'],
    [{ netPricePrivate: 9_000 }, /with aid\.$/],
    [{ netPricePublic: -4_247 }, 'grants are higher than the whole cost'],
    [{ netPricePublic: 0 }, 'The source gives a price of 0'],
    [{ annualCost: 40_000 }, 'No net price is published, so this is the sticker price'],
    [{ ipedsUnitId: 197_027, netPricePublic: 6_627 }, /^No tuition, and no charge for room and board/],
    [{}, 'Neither a net price nor a sticker price is reported.'],
    [
      { netPricePublic: 90_000, annualCost: 95_000 },
      '$90,000, is above $80,000, so we treat it as a data error. This is the sticker price instead.',
    ],
    [{ netPricePublic: 107_980 }, '$107,980, is above $80,000, so we treat it as a data error. No sticker price is reported.'],
  ])('%j', (fields, words) => {
    expect(netPriceNote(college(fields))).toMatch(words);
  });
});

it.each([
  [{ annualCost: 41_338 }, /not published\.$/],
  [{ netPricePublic: 90_000, annualCost: 95_000 }, /\$90,000, is above \$80,000, so we treat it as a data error\.$/],
  [{ ipedsUnitId: 197_036 }, /^No tuition: students are paid and owe five years of service\./],
])('says why there is no net price: %j', (fields, words) => {
  expect(noNetPriceReason(college(fields))).toMatch(words);
});

it('explains the estimates by income, or why there are none', () => {
  expect(bandsNote(aDetail({ netPricePublic: 15_000 }))).toMatch(/^Estimates, .*the average net price of this college/);
  expect(bandsNote(aDetail({ netPricePrivate: 15_000, type: 'Private nonprofit' }))).toMatch(
    /private colleges, at most the sticker price\./,
  );
  expect(noBandsReason(college({ netPricePublic: -5 }))).toContain('aid exceeds the cost');
  expect(noBandsReason(college({}))).toContain('no net price is published');
  expect(noBandsReason(college({ annualCost: 41_338 }))).toContain('no net price is published');
  expect(noBandsReason(college({ ipedsUnitId: 197_027, netPricePublic: 6_627 }))).toContain('no tuition is charged');
});

it('names the published prices by income, with their students and period', () => {
  const five = { '0-30000': 5_000, '30001-48000': 6_000, '48001-75000': 7_000, '75001-110000': 8_000, '110001-plus': 9_000 };
  const provenance = { netPricesByIncome: aProvenance({ period: '2023-24' }) };
  const all = bandsNote(aDetail({ netPricePublic: 7_000, netPricesByIncome: five }, { provenance }));
  expect(all).toMatch(/^Published averages, .* first-year, in-state students .* in 2023-24, by family income\. Aid for one/);
  const some = bandsNote(aDetail({ netPricePrivate: 7_000, type: 'Private nonprofit', netPricesByIncome: { '0-30000': 5_000 } }));
  expect(some).toMatch(
    /^Published averages, .* first-year students .* after grants, by family income\. Incomes with too few .*private colleges, at most/,
  );
});

it.each([
  ['reported', 1_042, 'Published, 1,042 students'],
  ['reported', null, 'Published'],
  ['estimated', 9, 'Estimate: only 9 students'],
  ['estimated', 1, 'Estimate: only 1 student'],
  ['estimated', 0, 'Estimate: no students'],
  ['estimated', 10, 'Estimate'],
  ['estimated', null, 'Estimate'],
] as const)('the basis of a price, %s of %p students: %s', (status, students, words) => {
  expect(basisText(status, students)).toBe(words);
});
