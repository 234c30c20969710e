import { isListed } from '../../../domain/colleges/kind/listed.ts';
import { createSimilar, type SimilarCollege } from '../../../domain/rankings/similar/similar.ts';
import { createKnexPorts } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

let database: TestDatabase;
let similarTo: (name: string) => SimilarCollege[];
beforeAll(async () => {
  database = await createTestDatabase({ template: 'seeded' });
  const listed = (await createKnexPorts(database.db).colleges.store.all()).filter(isListed);
  const similar = createSimilar(listed);
  const byName = new Map(listed.map((college) => [college.name, college]));
  similarTo = (name) => {
    const college = byName.get(name);
    return college ? similar.of(college) : [];
  };
});
afterAll(() => database.destroy());

const namesOf = (similar: readonly SimilarCollege[]) => similar.map(({ college }) => college.name);

it.each<[string, string[]]>([
  ['The Juilliard School', ['Manhattan School of Music', 'The New England Conservatory of Music', 'Cleveland Institute of Music']],
  ['Spelman College', ['Morehouse College', 'Mount Holyoke College', 'Bryn Mawr College', 'Smith College']],
  [
    'Howard University',
    ['Hampton University', 'North Carolina A & T State University', 'Clark Atlanta University', 'Morgan State University'],
  ],
  ['Wellesley College', ['Smith College', 'Barnard College', 'Mount Holyoke College', 'Bryn Mawr College', 'Scripps College']],
  [
    'United States Military Academy',
    ['United States Naval Academy', 'United States Air Force Academy', 'United States Coast Guard Academy'],
  ],
  ['Massachusetts Institute of Technology', ['California Institute of Technology', 'Stanford University', 'Harvard University']],
  ['Rhode Island School of Design', ['Art Center College of Design', 'California Institute of the Arts', 'Pratt Institute-Main']],
  [
    'Rose-Hulman Institute of Technology',
    ['Franklin W Olin College of Engineering', 'Kettering University', 'Milwaukee School of Engineering'],
  ],
  ['Southern New Hampshire University', ['Western Governors University', 'Bellevue University']],
  ['Talmudical Seminary of Bobov', ['United Talmudical Seminary', 'Kehilath Yakov Rabbinical Seminary']],
  ['Dine College', ['Navajo Technical University', 'Oglala Lakota College', 'Northwest Indian College']],
  ['De Anza College', ['College of San Mateo', 'Diablo Valley College', 'Foothill College']],
  ['University of Notre Dame', ['Georgetown University', 'Boston College']],
  ['Auburn University', ['Clemson University', 'University of South Carolina-Columbia', 'The University of Tennessee-Knoxville']],
])('%s is similar to colleges of its kind', (name, expected) => {
  expect(namesOf(similarTo(name))).toEqual(expect.arrayContaining(expected));
});

it.each<[string, (similar: SimilarCollege) => boolean]>([
  ['Howard University', ({ college }) => college.isHBCU === true],
  ['Wellesley College', ({ college }) => college.isWomenOnly === true],
  ['Spelman College', ({ college }) => college.isHBCU === true || college.isWomenOnly === true],
  ['Dine College', ({ college }) => college.isTribal === true],
  ['Southern New Hampshire University', ({ college }) => (college.percentOnlineOnly ?? 0) > 0.8],
])('all colleges similar to %s share its mission', (name, shares) => {
  expect(similarTo(name).filter((one) => !shares(one))).toEqual([]);
});

it.each([
  ['Howard University', 'Morgan State University', 'Hampton University'],
  ['Massachusetts Institute of Technology', 'Harvard University', 'Stanford University'],
  ['University of Notre Dame', 'Northwestern University', 'Washington University in St Louis'],
])('%s has %s nearby, and %s is cheaper', (name, nearby, cheaper) => {
  const similar = similarTo(name);
  const picked = (key: 'nearby' | 'cheaper') => namesOf(similar.filter(({ picks }) => picks.includes(key)));
  expect([picked('nearby'), picked('cheaper')]).toEqual([[nearby], [cheaper]]);
});
