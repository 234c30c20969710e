/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import type { SearchQuery } from '../../api/domain/search.ts';
import { recordWith } from '../../entities/consent/analytics.ts';
import { chooseConsent } from '../../entities/consent/choose.ts';
import { useSearchEvents } from './use-search-events.ts';

let events: string[];

beforeEach(() => {
  events = [];
  recordWith((event) => events.push(event));
  chooseConsent('accepted');
});

const searching = (query: SearchQuery, isSettled = true) =>
  renderHook((props: { query: SearchQuery; isSettled: boolean }) => useSearchEvents(props.query, props.isSettled), {
    initialProps: { query, isSettled },
    wrapper: StrictMode,
  });

it('tracks a search once, when its results arrive', () => {
  const { rerender } = searching({ q: 'auburn' }, false);
  expect(events).toEqual([]);
  rerender({ query: { q: 'auburn' }, isSettled: true });
  rerender({ query: { q: 'auburn' }, isSettled: true });
  expect(events).toEqual(['college_search']);
});

it('tracks a changed filter at once, and its search when the results arrive', () => {
  const { rerender } = searching({ state: ['AL'] });
  rerender({ query: { state: ['AL', 'GA'] }, isSettled: false });
  expect(events).toEqual(['college_search', 'college_filter']);
  rerender({ query: { state: ['AL', 'GA'] }, isSettled: true });
  expect(events).toEqual(['college_search', 'college_filter', 'college_search']);
});

it('does not track another page, order or name as a filter', () => {
  const { rerender } = searching({ state: ['AL'] });
  rerender({ query: { state: ['AL'], page: 2, sort: { key: 'name', direction: 'desc' } }, isSettled: true });
  expect(events).toEqual(['college_search']);
  rerender({ query: { state: ['AL'], q: 'tech' }, isSettled: true });
  expect(events).toEqual(['college_search', 'college_search']);
});

it('tracks nothing without consent', () => {
  chooseConsent('declined');
  searching({ state: ['AL'] });
  expect(events).toEqual([]);
});
