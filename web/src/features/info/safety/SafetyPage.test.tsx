/** @jest-environment jsdom */
import { renderPage } from '../../../lib/page.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { Component } from './SafetyPage.tsx';

const YEAR = {
  year: 2026,
  reports: '1,240',
  decided: '1,100',
  steps: '80',
  appeals: 'fewer than 5',
  appealsGranted: '0',
  medianHours: 3.5,
};
const show = (figures: unknown) => renderPage(<Component />, { answers: { 'reports.figures': () => figures } });

afterEach(cleanup);

it('shows the figures of each year in a table with a caption', async () => {
  show([YEAR, { ...YEAR, year: 2025, medianHours: null }]);
  const table = await screen.findByRole('table', { name: 'Reports, decisions and appeals by year' });
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['2026', '1,240', '1,100', '80', 'fewer than 5', '0', '3.5 hours'],
    ['2025', '1,240', '1,100', '80', 'fewer than 5', '0', 'None'],
  ]);
});

it('says when there are no reports, and when the figures cannot be loaded', async () => {
  show([]);
  expect(screen.getByRole('status').textContent).toBe('Loading the figures');
  await screen.findByText('No reports yet.');
  cleanup();
  renderPage(<Component />);
  await screen.findByText('The figures could not be loaded');
});

it('states the times of the rules', () => {
  const { container } = show([]);
  for (const text of ['within 4 hours', 'within 48 hours', 'within 20 days', '90 days after the decision']) {
    expect(container.textContent).toContain(text);
  }
});
