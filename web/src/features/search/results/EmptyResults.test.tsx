/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { type SearchQuery, type SearchResult, serializeSearch } from '../../../api/domain/search.ts';
import { saveLastAnswers } from '../../../entities/match/last-answers.ts';
import { EmptyResults } from './EmptyResults.tsx';

afterEach(cleanup);

const NYU = { kind: 'college', name: 'New York University', slug: 'new-york-university', city: 'New York', state: 'NY' } as const;
const COLUMBIA = { ...NYU, name: 'Columbia University', slug: 'columbia-university' };

function show(query: SearchQuery, answer: object) {
  render(<EmptyResults result={answer as SearchResult} query={query} hrefFor={(next) => `?${serializeSearch(next)}`} />);
  return {
    title: screen.getByRole('heading').textContent,
    links: screen.getAllByRole<HTMLAnchorElement>('link').map((link) => [link.textContent, link.getAttribute('href')]),
  };
}

it('asks whether another name is meant and leads on', () => {
  const { title, links } = show({ q: 'nyuu' }, { didYouMean: [NYU, COLUMBIA], relax: [{ param: 'q', to: null, count: 3693 }] });
  expect(title).toBe('No college found for “nyuu”');
  expect(links).toEqual([
    ['New York University', '/colleges/new-york-university'],
    ['Columbia University', '/colleges/columbia-university'],
    ['all colleges', '?'],
    ['colleges by state', '/colleges/states'],
    ['on the map', '/discover?view=map'],
    ['Answer six questions', '/alma'],
  ]);
  expect(screen.getByText(/^Did you mean/).textContent).toBe('Did you mean New York University in New York, NY?');
});

it('leads a student who typed "undecided" on, and takes no similar name for the text', () => {
  const relax = [{ param: 'q', to: null, count: 5 }];
  const ways = [
    ['Answer six short questions. You can skip any', '/alma'],
    ['See all majors by field', '/majors'],
  ];
  expect(show({ q: 'Not sure' }, { didYouMean: [NYU] })).toEqual({ title: 'Not sure yet what to study?', links: ways });
  cleanup();
  const { links } = show({ q: 'undecided', women: true }, { relax });
  expect(links).toEqual([...ways, ['Without the name “undecided”', '?women=1']]);
});

it('says what each removal gives', () => {
  const relax = ['q', 'zip', 'state'].map((param, index) => ({ param, to: null, count: index + 1 }));
  const { title, links } = show({ q: 'auburn', state: ['GA', 'AL'], zip: '10001' }, { relax });
  expect(title).toBe('No college named “auburn” matches all filters');
  expect(links.slice(0, 4)).toEqual([
    ['Without the name “auburn”', '?state=AL,GA&zip=10001'],
    ['At any distance', '?q=auburn&state=AL,GA'],
    ['Without Georgia, Alabama', '?q=auburn&zip=10001'],
    ['Clear all filters', '?'],
  ]);
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

describe('the questions', () => {
  const questions = () => show({ q: 'coe', state: ['CA', 'OR'] }, {}).links.at(-1);

  it('start with the states of the search', () => {
    expect(questions()).toEqual(['Answer six questions', '/alma?step=1&st=CA,OR']);
  });

  it('go on with the answers that the tab has', () => {
    saveLastAnswers({ st: ['GA'] });
    expect(questions()).toEqual(['Answer six questions', '/alma']);
    act(() => saveLastAnswers({}));
  });
});
