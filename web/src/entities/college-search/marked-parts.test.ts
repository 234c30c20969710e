import { markedParts } from './marked-parts.ts';

const marked = (name: string, typed: string) =>
  markedParts(name, typed)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

it.each([
  ['Pennsylvania State University', 'penn st', '[Penn]sylvania [St]ate University'],
  ['American University', 'a am', '[Am]erican University'],
  ['Texas A&M University', 'a&m', 'Texas [A]&[M] University'],
  ['Auburn University', '...', 'Auburn University'],
  ['Auburn University', 'burn', 'Auburn University'],
])('marks in %s what begins with %s', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});
