import { refuseFalseName } from './person-names.ts';

const refusalOf = (firstName: string, lastName: string): string | undefined => {
  try {
    refuseFalseName({ firstName, lastName });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  ['Alma staff', 'S'],
  ['Alma', 'Staff'],
  ['ALMA', 'Supp0rt'],
  ['Alma-Team', 'A'],
  ['Staff', 'Member'],
  ['M0derator', 'Jo'],
  ['Site', 'Admin'],
  ['Deleted', 'User'],
])('%s %s is reserved', (firstName, lastName) => {
  expect(refusalOf(firstName, lastName)).toContain('reserved');
});

it.each([
  ['ig johnny99 call 5551234567', 'S'],
  ['ig johnny99', 'S'],
  ['Jo', '(555) 123-4567'],
  ['Jo', 'jo@example.com'],
  ['snap: jo_smith', 'X'],
  ['www.jo.example', 'X'],
])('%s %s has contact data', (firstName, lastName) => {
  expect(refusalOf(firstName, lastName)).toContain('contact data');
});

it.each([
  ['Alma', 'Mahler'],
  ['Bill', 'Press'],
  ['Trust', 'Moyo'],
  ['Ada', 'Lovelace'],
  ['Mary Ann', "O'Neill-Smith"],
  ['José María', 'de la Cruz III'],
  ['Ig', 'Nobel'],
  ['Dmitri', 'Snapper'],
  ['Nguyễn Văn', 'A'],
  ['D.J.', 'St. John, Jr.'],
  ['Xavier', 'Modesto'],
])('%s %s is a name', (firstName, lastName) => {
  expect(refusalOf(firstName, lastName)).toBeUndefined();
});
