/** @jest-environment jsdom */
import { renderPage } from '../../lib/page.fixture.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { StateMap } from './StateMap.tsx';

const PLACES = [
  { code: 'AL', name: 'Alabama', count: 53, note: 'median net price $16,200 a year' },
  { code: 'GU', name: 'Guam', count: 1 },
  { code: 'NY', name: 'New York', count: 1 },
] as const;

afterEach(cleanup);

const drawn = () => [...document.querySelectorAll<SVGAElement>('svg a')];

it('links its states for a pointer, and has no keyboard stop and no second link for screen readers', () => {
  renderPage(<StateMap places={PLACES} hrefOf={(code) => `/colleges/states/${code}`} />);
  expect(drawn().map((link) => [link.getAttribute('href'), link.getAttribute('tabindex')])).toEqual([
    ['/colleges/states/AL', '-1'],
    ['/colleges/states/NY', '-1'],
  ]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Only in the list, not on the map: Guam.')).toBeTruthy();
});

it('describes the state under the pointer', () => {
  renderPage(<StateMap places={PLACES} hrefOf={(code) => `/colleges/states/${code}`} />);
  const [alabama, newYork] = drawn().map((link) => link.querySelector('path')!);
  fireEvent.pointerOver(alabama!);
  expect(screen.getByText('Alabama: 53 colleges, median net price $16,200 a year')).toBeTruthy();
  fireEvent.pointerOver(newYork!);
  expect(screen.getByText('New York: 1 college')).toBeTruthy();
});
