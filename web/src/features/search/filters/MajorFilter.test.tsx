/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MAX_MAJORS, type SearchQuery } from '../../../api/domain/search.ts';
import { renderPage } from '../../../lib/page.fixture.ts';
import { anAnswer } from '../search.fixture.ts';
import { AwardFilter, MajorFilter } from './MajorFilter.tsx';

afterEach(cleanup);

const FAMILIES = [
  { code: '51', name: 'Health', slug: 'health', colleges: 1_000, awards: 9_000, majors: [] },
  { code: '52', name: 'Business', slug: 'business', colleges: 900, awards: 5_000, majors: [] },
];
const ANSWERS: Record<string, { code: string; name: string; matched: string }[]> = {
  rn: [{ code: '51.38', name: 'Nursing', matched: 'RN' }],
  nursing: [
    { code: '51.38', name: 'Nursing', matched: 'nursing' },
    { code: '51.39', name: 'Practical nursing', matched: 'Practical nursing' },
  ],
};

function open(query: SearchQuery = {}) {
  const changes: SearchQuery[] = [];
  const facets = {
    ...anAnswer().facets,
    major: [{ value: '51', count: 1 }],
    award: [
      { value: 'associate', count: 1_204 },
      { value: 'bachelor', count: 7 },
    ],
  };
  const result = anAnswer({ facets, majors: [{ code: '51.38', name: 'Nursing' }] });
  const props = { query, outcome: { result, query }, onChange: (next: SearchQuery) => changes.push(next) };
  const { calls } = renderPage(
    <>
      <MajorFilter {...props} />
      <AwardFilter {...props} />
    </>,
    {
      answers: {
        'majors.find': ({ query: { q = '' } }) => ({ majors: ANSWERS[q] ?? [] }),
        'majors.families': () => ({ families: FAMILIES, dataVersion: 'v1' }),
      },
    },
  );
  return { changes, calls, field: screen.queryByRole<HTMLInputElement>('combobox') };
}

const optionsOf = async (count: number): Promise<string[]> => {
  await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(count));
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

describe('the filter of majors', () => {
  it('offers all fields by name before a text, with the colleges that the other filters leave', async () => {
    const { changes, calls, field } = open();
    expect(calls).toEqual([]);
    fireEvent.focus(field!);
    fireEvent.click(field!);
    expect(await optionsOf(2)).toEqual(['Business', 'Health · 1 college']);
    fireEvent.click(screen.getByRole('option', { name: /Health/ }));
    expect(changes).toEqual([{ page: undefined, major: ['51'] }]);
  });

  it('reads the words of people, shows what they mean, and Enter takes the first', async () => {
    const { changes, field } = open({ major: ['11.07'], page: 3 });
    fireEvent.focus(field!);
    fireEvent.change(field!, { target: { value: 'rn' } });
    expect(await optionsOf(1)).toEqual(['Nursing · RN']);
    fireEvent.keyDown(field!, { key: 'Enter' });
    expect(changes).toEqual([{ page: undefined, major: ['11.07', '51.38'] }]);
    expect(field!.value).toBe('');
  });

  it('offers choices for a word with several meanings, and says that it knows none for another', async () => {
    const { field } = open();
    fireEvent.focus(field!);
    fireEvent.change(field!, { target: { value: 'nursing' } });
    expect(await optionsOf(2)).toEqual(['Nursing', 'Practical nursing']);
    fireEvent.change(field!, { target: { value: 'zzz' } });
    expect(await screen.findAllByText('No major found. Try another word.')).not.toEqual([]);
  });

  it.each(['graduates', 'majorEarnings'] as const)('takes a chosen major away, with the order by %s that needs it', (key) => {
    const { changes } = open({ major: ['51.38'], sort: { key, direction: 'desc' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Nursing' }));
    expect(changes).toEqual([{ page: undefined, major: undefined, sort: undefined }]);
  });

  it.each([
    ['graduates', { key: 'graduates', direction: 'desc' }],
    ['majorEarnings', undefined],
  ] as const)('keeps an award level, and the order by %s if a level is enough', (key, sort) => {
    const { changes } = open({ major: ['51.38'], award: ['bachelor'], sort: { key, direction: 'desc' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Nursing' }));
    expect(changes).toEqual([{ page: undefined, major: undefined, award: ['bachelor'], sort }]);
  });

  it('ends at the most majors that an address can hold', () => {
    const twelve = Array.from({ length: MAX_MAJORS }, (_, at) => `${at + 10}`);
    expect(open({ major: twelve }).field).toBeNull();
    cleanup();
    expect(open({ major: twelve.slice(1) }).field).not.toBeNull();
  });

  it('counts the colleges of each award level, 0 where there is none', () => {
    const { changes } = open({ major: ['51.38'] });
    const texts = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(texts).toEqual([
      'Nursing',
      'Certificates0',
      'Associate’s degrees1,204',
      'Bachelor’s degrees7',
      'Graduate degrees and certificates0',
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: /Bachelor/ }));
    expect(changes).toEqual([{ major: ['51.38'], page: undefined, award: ['bachelor'] }]);
  });
});
