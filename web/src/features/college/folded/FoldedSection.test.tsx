/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { aDetail } from '../college.fixture.ts';
import { plain, renderCollege, sectionOf } from '../college-page.fixture.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const isOpen = (name: string) => sectionOf(name).querySelector('details')?.open;
const headOf = (name: string) => plain(sectionOf(name).querySelector('summary')?.textContent);

it('is folded, with its main figures in the head', () => {
  renderCollege(
    aDetail({
      annualCost: 30_000,
      netPricePublic: 12_000,
      acceptanceRateNum: 0.46,
      sat25: 1_240,
      sat75: 1_400,
      size: 900,
      studentFacultyRatio: 18,
    }),
  );
  expect(isOpen('Cost')).toBe(false);
  expect(headOf('Cost')).toBe('Cost$30,000 sticker price · $12,000 average net price');
  expect(headOf('Admissions')).toBe('Admissions46% admitted · SAT 1240–1400');
  expect(headOf('Students')).toBe('Students900 undergraduates · 18 to 1 students to faculty');
  expect(headOf('Safety')).toBe('Safety');
});

it('is open if the address names it, and opens by its link and by a change of the address', () => {
  history.replaceState(null, '', '/#outcomes');
  renderCollege(aDetail({}));
  expect([isOpen('Outcomes'), isOpen('Cost')]).toEqual([true, false]);
  const nav = screen.getByRole('navigation', { name: 'Sections of this page' });
  fireEvent.click(within(nav).getByRole('link', { name: 'Cost' }));
  expect(isOpen('Cost')).toBe(true);
  history.replaceState(null, '', '/#safety');
  act(() => void fireEvent(window, new HashChangeEvent('hashchange')));
  expect(isOpen('Safety')).toBe(true);
});

it('opens and folds with all the others', () => {
  renderCollege(aDetail({}));
  const folded = () => [...document.querySelectorAll<HTMLDetailsElement>('section > details')].map(({ open }) => open);
  fireEvent.click(screen.getByRole('button', { name: 'Open all sections' }));
  expect(folded()).toEqual(Array.from({ length: 15 }, () => true));
  fireEvent.click(screen.getByRole('button', { name: 'Fold all sections' }));
  expect(folded()).not.toContain(true);
});
