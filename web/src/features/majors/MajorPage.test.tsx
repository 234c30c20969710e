/** @jest-environment jsdom */
import { hrefOf, renderPage, type } from '../../lib/page.fixture.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cardOf } from '../../../../src/adapters/http/answer/views.ts';
import { aCollege } from '../../../../src/domain/colleges/college.fixture.ts';
import type { MajorFamilies, MajorWhere } from '../../api/domain/majors.ts';
import { localMajors, storedMajors } from '../../entities/favorites/major/local-majors.ts';
import { replaceLocalFavorites } from '../../entities/favorites/store.ts';
import { AwardLevels } from './AwardLevels.tsx';
import { allCollegesHref, majorHref } from './major-address.ts';
import { introOf } from './major-words.ts';
import { Definition } from './Definition.tsx';
import { MajorColleges } from './MajorColleges.tsx';
import { MajorFinder } from './MajorFinder.tsx';
import { majorsCrumbs } from './majors-crumbs.ts';
import { NearbyStates } from './NearbyStates.tsx';
import { MajorOutcomes } from './outcomes/MajorOutcomes.tsx';
import { RelatedMajors } from './RelatedMajors.tsx';

const NEWEST: MajorWhere['newest'] = {
  source: 'ipeds',
  table: 'C-A',
  variable: 'CTOTALT',
  year: 2024,
  period: '2023-24',
  release: 'provisional',
  runId: 1,
  importedAt: null,
};
const state = (code: 'AL' | 'TN' | 'NY', name: string, colleges: number) => ({
  ...{ code, name, slug: name.toLowerCase().replace(' ', '-'), colleges },
  awards: 10,
});
const NURSING: MajorWhere = {
  ...{ code: '51.38', name: 'Nursing', slug: 'nursing', state: null, colleges: 4, awards: 322, dataVersion: '1' },
  family: { code: '51', name: 'Health professions', slug: 'health-professions' },
  levels: [
    { award: 'associate', colleges: 1, awards: 0 },
    { award: 'bachelor', colleges: 2, awards: 1222 },
  ],
  states: [state('AL', 'Alabama', 2), state('NY', 'New York', 1), state('TN', 'Tennessee', 1)],
  nearby: [],
  related: [{ code: '51.22', name: 'Public health', slug: 'public-health', colleges: 1, awards: 9 }],
  items: [212, 90, 90, 0].map((awards, id) => ({ awards, college: cardOf(aCollege({ id: id + 1, name: `College ${id + 1}` })) })),
  outcomes: [
    {
      credential: 'Associate’s degree',
      award: 'associate',
      spreads: { formerDebt: { low: 9_000, median: 12_000, high: 15_000, figures: 7 } },
    },
    {
      credential: 'Bachelor’s degree',
      award: 'bachelor',
      spreads: {
        earnings1: { low: 1, median: 2, high: 3, figures: 9 },
        earnings4: { low: 70_000, median: 80_110, high: 91_000, figures: 1_214 },
      },
    },
  ],
  outcomeSources: { latest: null, former: null },
  definition: {
    ...{ code: '51.3801', title: 'Registered Nursing/Registered Nurse' },
    text: 'A generic program that prepares individuals for nursing.  Includes instruction in care. Also in law.',
    source: { edition: '2020', obtainedFrom: 'a copy on GitHub' },
  },
  newest: NEWEST,
};

afterEach(cleanup);

describe('the words', () => {
  it('say what was awarded, that none was, or that no college offers it', () => {
    expect(introOf(NURSING)).toBe('4 colleges offer it and awarded 322 degrees and certificates in 2023-24.');
    expect(introOf({ ...NURSING, state: 'DC', colleges: 1, awards: 0 })).toBe(
      '1 college in the District of Columbia offers it. None was awarded in 2023-24.',
    );
    expect(introOf({ ...NURSING, state: 'WY', colleges: 0, awards: 0 })).toBe('No college on Alma offers it in Wyoming.');
    expect(introOf({ ...NURSING, newest: null })).toMatch(/in the newest year\.$/);
  });

  it('of addresses and breadcrumbs name the state', () => {
    expect(majorHref({ slug: 'nursing', state: 'NY' })).toBe('/majors/nursing/new-york');
    expect(allCollegesHref({ code: '51.38', state: 'NY' })).toBe('/discover?major=51.38&state=NY&sort=graduates:desc');
    expect(majorsCrumbs({ ...NURSING, state: 'NY' }).map(({ label, to }) => [label, to])).toEqual([
      ['Home', '/'],
      ['Majors', '/majors'],
      ['Health professions', '/majors/health-professions'],
      ['Nursing', '/majors/nursing'],
      ['Nursing in New York', '/majors/nursing/new-york'],
    ]);
  });
});

it('the definition begins with one sentence and says which program it describes', () => {
  renderPage(<Definition {...NURSING} />);
  const section = screen.getByRole('region', { name: 'What it is' });
  expect([...section.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'The program with the most graduates is Registered Nursing/Registered Nurse. A generic program that prepares individuals for nursing.',
    'Includes instruction in care. Also in law.',
    'Source: National Center for Education Statistics, Classification of Instructional Programs, 2020 (a copy on GitHub).',
  ]);
  cleanup();
  renderPage(<Definition family={null} definition={null} />);
  expect(screen.queryByRole('region')).toBeNull();
});

it('a level without awards is offered, not 0', () => {
  renderPage(<AwardLevels {...NURSING} />);
  const cells = screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([[], ['1', 'Offered, none awarded in 2023-24'], ['2', '1,222']]);
});

it('earnings and debt say whose they are, and missing ones are not 0', () => {
  renderPage(<MajorOutcomes {...NURSING} />);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual([
    'Not published',
    '$12,000$9,000–$15,000Until 2019 · 7 colleges',
    '$80,110$70,000–$91,000Four years on · 1,214 colleges',
    'Not published',
  ]);
  cleanup();
  renderPage(<MajorOutcomes {...NURSING} outcomes={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('a college of the page is saved for its major', async () => {
  renderPage(<MajorColleges caption="Colleges" {...NURSING} />);
  const [save] = screen.getAllByRole('button', { name: /^Save / });
  if (save) fireEvent.click(save);
  await waitFor(() => expect(Object.values(localMajors())).toEqual([NURSING.code]));
  cleanup();
  replaceLocalFavorites([]);
  storedMajors.clear();
});

it('colleges with as many awards share a rank', () => {
  renderPage(<MajorColleges caption="Colleges" {...NURSING} />);
  const [, ...rows] = within(screen.getByRole('table', { name: 'Colleges' })).getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['1', '212'],
    ['2', '90'],
    ['2', '90'],
    ['4', 'Offered, none awarded in 2023-24'],
  ]);
});

it('a state leads to states of its division and to all', () => {
  renderPage(<NearbyStates major={{ ...NURSING, state: 'AL', nearby: ['TN'] }} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/majors/nursing/tennessee', '/majors/nursing']);
});

it('a major leads to others and to its family', () => {
  renderPage(<RelatedMajors major={NURSING} />);
  expect([hrefOf('Public health'), hrefOf('All of Health professions')]).toEqual(['/majors/public-health', '/majors/health-professions']);
});

describe('the finder', () => {
  const taught = { colleges: 4, awards: 1 };
  const families = [
    {
      ...{ code: '51', name: 'Health professions', slug: 'health-professions', ...taught },
      majors: [{ code: '51.38', name: 'Nursing', slug: 'nursing', ...taught }],
    },
  ] satisfies MajorFamilies['families'];
  const found = [
    { code: '51.3805', name: 'Nurse practitioner', matched: 'Nurse practitioner' },
    { code: '51.38', name: 'Nursing', matched: 'rn' },
    { code: '11.07', name: 'Computer science', matched: 'not taught' },
  ];
  const show = (majors: typeof found) =>
    renderPage(<MajorFinder families={families} />, { answers: { 'majors.find': () => ({ majors }) } });

  it('offers each page once and opens it', async () => {
    const { here } = show(found);
    type('Find a major', 'nurse');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Nurse practitioner']);
    fireEvent.click(options[0] as HTMLElement);
    expect(here()).toBe('/majors/nursing');
  });

  it('leads the undecided to the questions', async () => {
    const { here } = show([]);
    type('Find a major', 'undecided');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Answer six short questions. You can skip any']);
    fireEvent.click(options[0] as HTMLElement);
    expect(here()).toBe('/alma');
  });

  it('says that none was found', async () => {
    show([]);
    type('Find a major', 'zzzz');
    expect((await screen.findAllByText('No major found. Try another word.')).length).toBeGreaterThan(0);
  });
});
