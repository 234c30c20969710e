/** @jest-environment jsdom */
import { renderPage } from '../../../lib/page.fixture.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { SearchQuery } from '../../../api/domain.ts';
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
