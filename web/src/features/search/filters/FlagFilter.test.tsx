/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import type { SearchQuery } from '../../../api/domain/search.ts';
import type { FilterProps } from './filter-props.ts';
import { FlagFilter } from './FlagFilter.tsx';

afterEach(cleanup);

const labelsWith = (flags: { value: string; count: number }[], query: SearchQuery = {}) => {
  const outcome = { result: { facets: { flags } } } as unknown as NonNullable<FilterProps['outcome']>;
  render(<FlagFilter place="flags" query={query} outcome={outcome} onChange={() => undefined} />);
  return screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
};

it('offers only the flags that are known of some college, with their counts', () => {
  const known = [
    { value: 'hbcu', count: 3 },
    { value: 'online', count: 0 },
  ];
  expect(labelsWith(known)).toEqual(['Historically Black (HBCU)3', 'Fully online0']);
});

it('keeps a chosen flag, so that it can be removed', () => {
  expect(labelsWith([{ value: 'hbcu', count: 3 }], { women: true })).toEqual(['Historically Black (HBCU)3', "Women's college0"]);
});

it('is empty if none is known', () => {
  expect(labelsWith([])).toEqual([]);
});
