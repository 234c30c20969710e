/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { renderPage } from '../../../lib/page.fixture.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { SearchQuery } from '../../../api/domain/search.ts';
import { FilterPanel } from './FilterPanel.tsx';

afterEach(cleanup);

function open(query: SearchQuery = {}) {
  const changes: SearchQuery[] = [];
  renderPage(<FilterPanel query={query} outcome={undefined} onChange={(next) => changes.push(next)} />);
  const group = (title: string) => {
    const details = screen.getByText(title, { selector: 'summary' }).closest('details') as HTMLDetailsElement;
    if (!details.open) {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    }
    return details;
  };
  return { group, changes };
}

/** Without the counts. */
const labelsIn = (group: HTMLElement, legend: string) =>
  within(within(group).getByText(legend, { selector: 'legend' }).closest('fieldset') as HTMLElement)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent.replace(/\d+$/, ''));

describe('the filter panel', () => {
  it('has setting, fees, programs and sports in the groups where people look for them', () => {
    const { group } = open();
    expect(labelsIn(group('Location'), 'Setting')).toEqual(['City', 'Suburb', 'Town', 'Rural area']);
    expect(labelsIn(group('Admissions'), 'Application')).toEqual(['Free to apply']);
    expect(labelsIn(group('Admissions'), 'SAT or ACT scores')).toEqual(['Required', 'Optional', 'Not considered']);
    expect(labelsIn(group('Campus'), 'Programs')).toEqual(['Officer training (ROTC)', 'Study abroad']);
    expect(labelsIn(group('Campus'), 'Sports teams play in')).toContain('NCAA Division III');
    expect(labelsIn(group('Type'), 'Special focus')).not.toContain('Study abroad');
  });

  it('has six kinds of college in plain words instead of Carnegie labels', () => {
    const { group } = open();
    expect(labelsIn(group('Type'), 'Kind of college')).toEqual([
      'Doctoral universities',
      'Master’s colleges',
      'Bachelor’s colleges',
      'Associate’s and mixed colleges',
      'Special-focus schools',
      'Tribal colleges',
    ]);
    expect(screen.queryByText('Carnegie classification')).toBeNull();
  });

  it('applies a score 600 ms after the last key and says so, and waits for a valid one', () => {
    jest.useFakeTimers();
    const { group, changes } = open({ chance: ['likely'], mySat: 900 });
    const sat = within(group('Admissions')).getByRole<HTMLInputElement>('textbox', { name: 'My SAT' });
    fireEvent.change(sat, { target: { value: '12' } });
    act(() => jest.advanceTimersByTime(700));
    fireEvent.change(sat, { target: { value: '1210' } });
    act(() => jest.advanceTimersByTime(599));
    expect([changes, screen.queryByText(/^Applied/)]).toEqual([[], null]);
    act(() => jest.advanceTimersByTime(1));
    expect(changes).toEqual([{ chance: ['likely'], mySat: 1210, page: undefined }]);
    expect(screen.getByText(/^Applied/)).toBeTruthy();
    fireEvent.change(sat, { target: { value: '' } });
    fireEvent.keyDown(sat, { key: 'Enter' });
    expect(changes.at(-1)).toEqual({ chance: undefined, mySat: undefined, page: undefined });
    jest.useRealTimers();
  });

  it('finds states by the start of a word or by their code, and Enter chooses the first', () => {
    const { changes } = open({ state: ['WY'] });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'States' });
    const shown = () =>
      within(field.closest('fieldset') as HTMLElement)
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent);
    expect(shown()).toContain('Wyoming');
    expect(shown()).toHaveLength(6);
    fireEvent.change(field, { target: { value: 'ca' } });
    expect(shown()).toEqual(['California', 'North Carolina', 'South Carolina']);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(changes).toEqual([{ state: ['WY', 'CA'], page: undefined }]);
    fireEvent.change(field, { target: { value: 'zz' } });
    expect(screen.getByText('No state has this name.')).toBeTruthy();
  });

  it('counts the flags in use in their own group, and takes one away', () => {
    const { group, changes } = open({ rotc: true, abroad: true, hbcu: true });
    expect(screen.getByText('Campus', { selector: 'summary' }).textContent).toBe('Campus2 in use');
    expect(screen.getByText('Type', { selector: 'summary' }).textContent).toBe('Type1 in use');
    fireEvent.click(within(group('Campus')).getByRole('checkbox', { name: /Study abroad/ }));
    fireEvent.click(within(group('Location')).getByRole('checkbox', { name: /Rural area/ }));
    expect(changes).toEqual([
      { rotc: true, abroad: undefined, hbcu: true, page: undefined },
      { rotc: true, abroad: true, hbcu: true, page: undefined, setting: ['rural'] },
    ]);
  });
});
