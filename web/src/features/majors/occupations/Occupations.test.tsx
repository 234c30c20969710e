/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { MajorOccupations, RelatedOccupation } from '../../../api/domain/majors.ts';
import { refuse, renderPage } from '../../../lib/page.fixture.ts';
import { growthText, openingsText, wageText } from './occupation-words.ts';
import { Occupations } from './Occupations.tsx';

const NURSES: RelatedOccupation = {
  ...{ soc: '29-1141', title: 'Registered nurses', medianWage: 97_550, isWageTopCoded: false, employment: 3_379_720 },
  ...{ growthPercent: 4.9, openings: 189_100, entryEducation: "Bachelor's degree", programs: 21 },
};
const UNKNOWN: RelatedOccupation = {
  ...{ soc: '55-1016', title: 'Infantry Officers', medianWage: null, isWageTopCoded: false, employment: null },
  ...{ growthPercent: null, openings: null, entryEducation: null, programs: 1 },
};
const FOUND: MajorOccupations = {
  code: '51.38',
  occupations: [NURSES, UNKNOWN],
  total: 12,
  sources: (['links', 'wages', 'outlook'] as const).map((table, at) => ({
    ...{ table, edition: ['2020 and 2018', 'May 2025', '2024–34'][at] ?? '', file: `${table}.csv` },
    ...{ obtainedFrom: at === 0 ? 'a copy on GitHub' : null, importedAt: '2026-11-28T10:00:00.000Z' },
  })),
  dataVersion: '1',
};

afterEach(cleanup);

const show = (answer: () => unknown, code = '51.38') =>
  renderPage(<Occupations slug="nursing" code={code} />, { answers: { 'majors.occupations': answer } });

it('the table says what is published, and never 0 for what is not', async () => {
  const { calls } = show(() => FOUND);
  const table = await screen.findByRole('table', { name: 'Occupations related to this field' });
  expect(calls).toMatchObject([{ key: 'majors.occupations', params: { slug: 'nursing' } }]);
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(['Occupation', 'Median wage a year', 'Growth 2024–34', 'Openings a year', 'Usual education at entry']);
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell').map((cell) => cell.lastElementChild?.textContent)); // prettier-ignore
  expect(cells).toEqual([
    [],
    ['$97,550', '+4.9%', '189,100', 'Bachelor’s degree'],
    ['Not published', 'Not published', 'Not published', 'Not published'],
  ]);
});

it('the section says what it is not, how many there are, and where it comes from', async () => {
  show(() => FOUND);
  expect((await screen.findByText(/It does not say what graduates become/)).textContent).toMatch(
    /Of 12 occupations these 2 have the most employees\.$/,
  );
  const sources = within(screen.getByRole('list', { name: 'Sources of the occupations' })).getAllByRole('listitem');
  expect(sources.map(({ textContent }) => textContent)).toEqual([
    'Source: National Center for Education Statistics, crosswalk of programs and occupations, CIP and SOC of 2020 and 2018 (a copy on GitHub).',
    'Source: Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2025.',
    'Source: Bureau of Labor Statistics, Employment Projections, 2024–34.',
  ]);
});

it('a failure offers to try again', async () => {
  let isBroken = true;
  show(() => (isBroken ? refuse(503, 'Try later') : FOUND));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  fireEvent.click(again);
  expect(await screen.findByText('Registered nurses')).not.toBeNull();
});

it('numbers at the edges of what is published have words of their own', () => {
  expect([wageText({ medianWage: null, isWageTopCoded: true }), wageText({ medianWage: 239_200, isWageTopCoded: true })]).toEqual([
    'Above the published range',
    '$239,200 or more',
  ]);
  expect([growthText(-3.4), growthText(0), growthText(12)]).toEqual(['−3.4%', '0.0%', '+12.0%']);
  expect([openingsText(0), openingsText(100)]).toEqual(['Fewer than 50', '100']);
});

it.each([
  ['51.38', 'https://www.ncsbn.org'],
  ['51.39', 'https://www.ncsbn.org'],
  ['13.10', 'https://title2.ed.gov'],
  ['13.12', 'https://title2.ed.gov'],
  ['13.13', 'https://title2.ed.gov'],
])('the page of %s links to results of license exams, which Alma does not have', async (code, address) => {
  show(() => refuse(503, 'Try later'), code);
  const note = await screen.findByText(/Alma has no license figures and claims no accreditation\.$/);
  expect(within(note).getByRole('link').getAttribute('href')).toBe(address);
});

it('other majors say nothing of licenses', async () => {
  show(() => FOUND, '13.01');
  await screen.findByRole('table');
  expect(screen.queryByText(/license/)).toBeNull();
});
