/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { CollegePrograms } from '../../../api/domain/colleges.ts';
import { field, press, refuse, renderPage, type } from '../../../lib/page.fixture.ts';
import { openedDetails } from '../../../ui/late-details.fixture.ts';
import { aDetail, aProvenance } from '../college.fixture.ts';
import { plain, sectionOf, sectionText } from '../college-page.fixture.ts';
import { MajorsSection } from './MajorsSection.tsx';
import { aProgram, aTaught, COMPUTING } from '../../../entities/college/programs.fixture.ts';

afterEach(cleanup);

const NAME = 'What you can study';
const MASTER = { level: 7, award: 'Master’s degree', awardGroup: 'graduate' } as const;
const PROGRAMS = [
  aProgram(),
  aProgram({ cip: '11.0701', title: 'Computer Science', major: COMPUTING, awards: [null, null, 90] }),
  aProgram({ ...MASTER, awards: [1, 2, 1] }),
  aProgram({ cip: '51.3808', title: 'Nursing Science', awards: [3, 1, 0] }),
  aProgram({ cip: '51.3805', title: 'Family Nurse', ...MASTER, awards: [4, 2, null] }),
];

async function opened(taught: CollegePrograms) {
  const page = renderPage(<MajorsSection detail={aDetail()} />, { answers: { 'majors.ofCollege': () => taught } });
  await screen.findByText(/^Degrees and certificates awarded/);
  return page;
}
const openList = () => openedDetails(screen.getByText(/^All programs by field/));
const rows = () => screen.getAllByRole('listitem', { hidden: true });
const rowOf = (title: string) => plain(rows().find((row) => row.textContent.startsWith(title))?.textContent);

it('names the majors with the most graduates, each with its search, and the source', async () => {
  const { calls } = await opened(aTaught(PROGRAMS));
  expect(plain(sectionOf(NAME).querySelector('summary')?.textContent)).toBe(`${NAME}2 majors · most graduates in Nursing`);
  const text = sectionText(NAME);
  expect(text).toContain('4 programs in 2 majors: 3 for bachelor’s degrees, 1 for graduate degrees and certificates.');
  expect(text).toContain('Most bachelor’s degrees: Nursing (212), Computer science (90).');
  expect(text).toContain('2023-24. Source: IPEDS, C-A, CTOTALT, provisional, Nov 20, 2026, run 7.');
  const [nursing] = within(sectionOf(NAME)).getAllByRole('link', { hidden: true });
  expect(nursing?.getAttribute('href')).toBe('/discover?major=51.38&award=bachelor');
  expect(calls).toMatchObject([{ key: 'majors.ofCollege', params: { id: '1' } }]);
});

it('lists programs by family with level, graduates, and what is new, ended or without graduates', async () => {
  await opened(aTaught(PROGRAMS));
  openList();
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Health professions', 'Computing']);
  expect(rowOf('Registered Nursing')).toContain('Bachelor’s degree · 212 graduates in 2023-24');
  expect(rowOf('Registered Nursing')).toContain('2021-22: 180, 2022-23: 200, 2023-24: 212');
  expect(rowOf('Computer Science')).toContain('90 graduates in 2023-24 New since 2023-24');
  expect(rowOf('Nursing Science')).toContain('offered, no graduates in 2023-24');
  expect(rowOf('Nursing Science')).toContain('Last graduates reported in 2022-23');
  expect(rowOf('Registered Nursing')).not.toMatch(/New since|Last /);
  expect(rowOf('Family Nurse')).toContain('not listed in 2023-24 Last listed in 2022-23');
  expect(rowOf('Family Nurse')).toContain('2023-24: not listed');
  expect(sectionText(NAME)).not.toContain('%');
  expect(document.querySelectorAll('.sparkline')).toHaveLength(4);
});

it('tells what graduates earn and owe, with the files, or nothing', async () => {
  const outcomes = { college: { earnings4: 80_110 }, campuses: 1, national: null };
  const file = aProvenance({ source: 'scorecard', table: 'FIELD-OF-STUDY', period: 'earnings until 2023' });
  await opened({ ...aTaught([aProgram({ outcomes })]), outcomeSources: { latest: file, former: null } });
  openList();
  expect(rowOf('Registered Nursing')).toContain('Median earnings four years on: $80,110');
  expect(sectionText(NAME)).toContain('graduates with federal student aid');
  expect(sectionText(NAME)).toContain('earnings until 2023.');
  cleanup();
  await opened(aTaught());
  openList();
  expect(sectionText(NAME)).not.toMatch(/federal student aid/i);
  expect(rowOf('Registered Nursing')).not.toMatch(/earnings/i);
});

it('shows the programs of one kind of award', async () => {
  await opened(aTaught(PROGRAMS));
  openList();
  expect([...field('Award').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All awards (5)',
    'Bachelor’s degrees (3)',
    'Graduate degrees and certificates (2)',
  ]);
  type('Award', 'graduate');
  expect(rows().map((row) => row.querySelector('a')?.textContent)).toEqual(['Registered Nursing', 'Family Nurse']);
  expect(rowOf('Registered Nursing')).toContain('1 graduate in 2023-24');
});

it('shows 30 programs, then all', async () => {
  const many = Array.from({ length: 45 }, (_, at) => aProgram({ cip: `51.${String(1000 + at)}`, awards: [9, 9, 45 - at] }));
  await opened(aTaught(many));
  openList();
  expect(rows()).toHaveLength(30);
  expect(screen.queryByLabelText('Award')).toBeNull();
  press('Show all 45');
  expect(rows()).toHaveLength(45);
});

it('says if the federal files list no programs', async () => {
  renderPage(<MajorsSection detail={aDetail()} />, {
    answers: { 'majors.ofCollege': () => ({ ...aTaught([]), years: [], families: [] }) },
  });
  await screen.findByText('The federal files list no programs of this college.');
  expect(sectionOf(NAME).querySelector('summary')?.textContent).toBe(NAME);
});

it('says if the newest year lists none of the programs', async () => {
  await opened(aTaught([aProgram({ awards: [4, 2, null] })]));
  expect(sectionText(NAME)).toContain('The federal files list no programs of this college for 2023-24.');
});

it('says that the majors load, and tries again after a failure', async () => {
  let isBroken = true;
  renderPage(<MajorsSection detail={aDetail()} />, {
    answers: { 'majors.ofCollege': () => (isBroken ? refuse(503, 'Try later') : aTaught(PROGRAMS)) },
  });
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Loading the majors…');
  await screen.findByText(/could not be loaded/);
  isBroken = false;
  fireEvent.click(screen.getByText('Try again'));
  await screen.findByText(/^4 programs in 2 majors/);
});

it('opens the question of financing, where there are undergraduate programs', async () => {
  await opened(aTaught(PROGRAMS));
  expect(screen.queryByLabelText('Program')).toBeNull();
  openedDetails(screen.getByText('Can it be financed?'));
  expect(field('Program').querySelectorAll('option')).toHaveLength(3);
  cleanup();
  await opened(aTaught([aProgram(MASTER)]));
  expect(screen.queryByText('Can it be financed?')).toBeNull();
});
