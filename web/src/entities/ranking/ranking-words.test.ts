import { parseRanking, parseWeights } from '../../api/domain/rankings.ts';
import { filterWords, weightsText } from './ranking-words.ts';

it('lists weights by size, with the name of the preset', () => {
  expect(weightsText({ w: parseWeights('5402300001') ?? undefined })).toBe('Affordable: cost 5, value 4, completion 3, debt 2, access 1');
  expect(weightsText({ w: parseWeights('0000010050') ?? undefined })).toBe('Your own weights: athletics 5, selectivity and completion 1');
  expect(weightsText({})).toMatch(/^Balanced \(default weights\): /);
  expect(weightsText({ group: 'two-year' })).toMatch(/^Community colleges: /);
});

it('lists each filter', () => {
  const { query } = parseRanking(
    new URLSearchParams('type=hbcu&st=ga,AL&size=small&focus=liberal-arts&housing=1&max=25000&group=faith&all=1'),
  );
  expect(filterWords(query)).toEqual([
    'Historically Black (HBCU)',
    'Georgia',
    'Alabama',
    expect.stringContaining('Small') as string,
    'Liberal arts',
    'Beds for a quarter of students or more',
    'Up to $25,000 a year',
    'Faith schools',
    'Small colleges ranked too',
  ]);
  expect(filterWords({})).toEqual([]);
});
