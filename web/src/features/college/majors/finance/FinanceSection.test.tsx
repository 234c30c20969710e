/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { savePrivateAnswers } from '../../../../entities/match/private-answers.ts';
import { field, renderPage, type } from '../../../../lib/page.fixture.ts';
import { aDetail } from '../../college.fixture.ts';
import { plain } from '../../college-page.fixture.ts';
import { aProgram, aTaught, COMPUTING } from '../../../../entities/college/programs.fixture.ts';
import { FinanceSection } from './FinanceSection.tsx';

afterEach(() => {
  savePrivateAnswers({});
  cleanup();
});

const labeledText = (label: string): string => plain(screen.getByText(label).parentElement?.textContent) ?? '';

const ASSOCIATE = { level: 3, award: 'Associate’s degree', awardGroup: 'associate' } as const;
const PROGRAMS = [
  aProgram({ outcomes: { college: { debt: 20_000, earnings4: 72_000 }, campuses: 1, national: { debt: 1, earnings4: 1 } } }),
  aProgram({ cip: '11.0701', title: 'Computing', major: COMPUTING, awards: [1, 1, 1], ...ASSOCIATE }),
  aProgram({ cip: '51.3805', title: 'Family Nurse', level: 7, award: 'Master’s degree', awardGroup: 'graduate' }),
  aProgram({ cip: '51.3808', title: 'Ended', awards: [4, 2, null] }),
];
const show = (detail = aDetail({ netPricePublic: 20_000 }), programs = PROGRAMS) =>
  renderPage(<FinanceSection detail={detail} taught={aTaught(programs)} />);

it('compares the price of a program with the loans of the law, and its graduates with those of high schools', () => {
  show();
  expect(field('Program').querySelector('option:checked')?.textContent).toBe('Registered Nursing, Bachelor’s degree');
  expect(labeledText('Four years at the average net price')).toContain('$80,000');
  expect(labeledText('Federal loans for you can pay')).toBe(
    'Federal loans for you can pay$27,000At most $5,500 in the first year, $6,500 in the second and $7,500 in later years, by the rules since July 2026.',
  );
  expect(labeledText('Federal loans for parents can pay')).toContain('$53,000');
  expect(labeledText('Left to pay without federal loans')).toContain('$0');
  expect(labeledText('Graduates owe')).toBe('Graduates owe$20,000Median debt, of this program.');
  expect(labeledText('Monthly payment')).toContain('$226');
  expect(labeledText('Graduates earn')).toBe('Graduates earn$72,000Median earnings four years on, of this program.');
  expect(labeledText('High school graduates in Alabama earn')).toContain('$27,836');
  expect(labeledText('Price earned back in')).toContain('2.0 years');
});

it('follows the facts of the student, and loans of a student without parents', () => {
  show(aDetail({ state: 'AL', netPricePublic: 20_000, netPricesByIncome: { '0-30000': 8_000 } }));
  act(() => savePrivateAnswers({ income: '0-30000', homeState: 'AL' }));
  expect(labeledText('Four years at your price')).toContain('$32,000');
  expect(labeledText('Federal loans for parents can pay')).toContain('$5,000');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(labeledText('Federal loans for you can pay')).toContain('$32,000');
  expect(screen.queryByText('Federal loans for parents can pay')).toBeNull();
});

it('offers the undergraduate programs of the newest year, and says what is not published', () => {
  show();
  expect([...field('Program').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Computing, Associate’s degree',
    'Registered Nursing, Bachelor’s degree',
  ]);
  type('Program', '11.0701.3');
  expect(labeledText('Two years at the average net price')).toContain('$40,000');
  expect(labeledText('Graduates owe')).toContain('Not published');
  expect(screen.queryByText('Monthly payment')).toBeNull();
  expect(screen.queryByText('Price earned back in')).toBeNull();
});

it('says that a figure is of the nation, and takes no present price for former earnings', () => {
  show(undefined, [aProgram({ outcomes: { college: null, campuses: 1, national: { formerEarnings1: 50_000, debt: 9_000 } } })]);
  expect(labeledText('Graduates owe')).toContain('of such programs nationwide: this one has no published figure');
  expect(labeledText('Graduates earn')).toContain('as counted until 2019');
  expect(screen.queryByText('Price earned back in')).toBeNull();
});

it('has the limits alone without a price, no loans where they cannot be used, and nothing without a program', () => {
  show(aDetail({ netPricePublic: null }));
  expect(labeledText('Federal loans for you')).toContain('up to $27,000');
  cleanup();
  show(aDetail({ netPricePublic: 20_000, federalAid: 'none' }));
  expect(screen.getByText('Federal loans cannot be used at this college.')).toBeTruthy();
  expect(screen.queryByText('Federal loans for you can pay')).toBeNull();
  cleanup();
  show(undefined, [aProgram({ level: 20, awardGroup: 'certificate' })]);
  expect(screen.queryByLabelText('Program')).toBeNull();
});
