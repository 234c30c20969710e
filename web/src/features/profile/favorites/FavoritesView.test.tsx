/** @jest-environment jsdom */
import { aFavorite, show } from '../profile.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { compareId } from '../../../entities/compare/store.ts';
import { FavoritesView } from './FavoritesView.tsx';

afterEach(cleanup);

it('compares the shown colleges, at most six', () => {
  const linkTo = (count: number, name: string) => {
    cleanup();
    const favorites = Array.from({ length: count }, (_, index) => aFavorite(index + 1));
    show(<FavoritesView favorites={favorites} lists={[]} />);
    const ids = favorites.map(({ college }) => compareId(college));
    return [screen.queryByRole('link', { name })?.getAttribute('href'), `/compare?c=${ids.slice(0, 6).join(',')}`];
  };
  expect(linkTo(1, 'Compare these')[0]).toBeUndefined();
  for (const [href, wanted] of [linkTo(2, 'Compare these'), linkTo(7, 'Compare the first 6')]) expect(href).toBe(wanted);
});
