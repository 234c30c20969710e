import { listPath, listTitle } from './list-words.ts';

it.each([
  ['hbcu', 'Best HBCU colleges', '/colleges/best-hbcu-colleges'],
  ['adults', 'Colleges that are good for adults', '/colleges/good-for-adults'],
  ['state-NY', 'Best colleges in New York', '/colleges/states/new-york'],
])('names the list %s and leads to it', (list, title, path) => {
  expect([listTitle(list), listPath(list)]).toEqual([title, path]);
});
