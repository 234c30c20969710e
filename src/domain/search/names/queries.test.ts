import fc from 'fast-check';
import { createKnexPorts } from '../../../adapters/knex/index.ts';
import { createTestDatabase } from '../../../adapters/knex/testing/database.fixture.ts';
import type { CollegeRecord } from '../../colleges/college.ts';
import { applyClosures } from '../../colleges/kind/closures.ts';
import { foldName } from '../../shared/fold-name.ts';
import { createCatalog, type Catalog } from '../catalog.ts';
import { MERGED, RENAMED } from './former-names.fixture.ts';
import { institutionOf } from './name-parts.ts';
import { AUDITED, OWN, type ExpectedFirst } from './queries.fixture.ts';
import { wholeKey } from './spelling.ts';

/** The names that people type, on the catalog of a first start. */
const QUERIES = [...AUDITED, ...OWN];
const FIRST_SHARE = 0.97;
const SHOWN = 5;
const FEW = 3;
const MISSPELLED = 1_000;
/** Shorter words allow no typing error. */
const LONG = 5;

let catalog: Catalog;
beforeAll(async () => {
  const database = await createTestDatabase({ template: 'seeded' });
  const { store } = createKnexPorts(database.db).colleges;
  const [stored, closures, nicknames] = [await store.all(), await store.closures(), await store.nicknames()];
  await database.destroy();
  catalog = createCatalog(applyClosures(stored, closures).colleges, 'seed', [], nicknames);
}, 180_000);

const found = (q: string, limit = 10_000): CollegeRecord[] => catalog.list({ q }, { offset: 0, limit }).colleges;
const answerTo = ({ query, name }: ExpectedFirst): string =>
  `${query}: ${name}, but found ${found(query, 3)
    .map((college) => college.name)
    .join(', ')}`;

it('has at least 300 queries, each once, for listed colleges', () => {
  expect(OWN.length).toBeGreaterThanOrEqual(300);
  expect(new Set(QUERIES.map(({ query }) => query)).size).toBe(QUERIES.length);
  const listed = new Map(catalog.listed.map(({ ipedsUnitId, name }) => [ipedsUnitId, name]));
  expect(QUERIES.filter(({ unitId, name }) => listed.get(unitId) !== name)).toEqual([]);
});

it('finds the expected college first for 97 of 100 queries, and among the first five for all', () => {
  const placeOf = ({ query, unitId }: ExpectedFirst): number => found(query, SHOWN).findIndex(({ ipedsUnitId }) => ipedsUnitId === unitId);
  expect(QUERIES.filter((query) => placeOf(query) === -1).map(answerTo)).toEqual([]);
  const notFirst = QUERIES.filter((query) => placeOf(query) !== 0).map(answerTo);
  expect(notFirst.length <= QUERIES.length * (1 - FIRST_SHARE) ? [] : notFirst).toEqual([]);
});

it.each([
  ['a college that has another name now', RENAMED],
  ['the college that a merged one became a part of', MERGED],
])('finds %s by the exact former name, among the first three', (_what, names) => {
  const missed = names.filter(({ text, unitId }) => !found(text, FEW).some(({ ipedsUnitId }) => ipedsUnitId === unitId));
  expect(missed).toEqual([]);
});

it('finds every listed college by its own name, first or after colleges with the same name', () => {
  const keyOf = (text: string | undefined): string => wholeKey(foldName(text ?? '').split(' '));
  const hidden = catalog.listed.filter(({ id, name }) => {
    const { hits } = catalog.search({ q: name, perPage: 100 });
    const place = hits.findIndex(({ college }) => college.id === id);
    const before = hits.slice(0, Math.max(0, place)).map(({ match }) => match?.text);
    return place === -1 || before.some((text) => keyOf(text) !== keyOf(name) && keyOf(institutionOf(text ?? '')) !== keyOf(name));
  });
  expect(hidden.map(({ name }) => name)).toEqual([]);
});

it('finds a college by its name with one typing error in a word of five letters or more', () => {
  const misspelled = fc.sample(someMisspelledName(catalog.listed), { numRuns: MISSPELLED, seed: 16 });
  const missed = misspelled.filter(({ college, text }) => !found(text, 10).includes(college));
  expect(missed.map(({ text, college }) => `${text}: ${college.name}`)).toEqual([]);
});

/**
 * One letter of one long word is dropped, doubled, replaced or swapped with the next one. The word keeps five letters and becomes no other
 * word of a name or an alias. Only for names that one college has.
 */
function someMisspelledName(listed: readonly CollegeRecord[]): fc.Arbitrary<{ college: CollegeRecord; text: string }> {
  const known = new Set(listed.flatMap(({ name, aliases }) => [name, ...aliases]).flatMap((text) => foldName(text).split(' ')));
  const chosen = listed.filter(({ name }) => longWordsOf(name).length > 0 && listed.filter((other) => other.name === name).length === 1);
  return fc
    .record({ college: fc.constantFrom(...chosen), word: fc.nat(), at: fc.nat(), edit: fc.constantFrom(...EDITS) })
    .map(({ college, word, at, edit }) => {
      const words = longWordsOf(college.name);
      const wrong = words[word % words.length] ?? '';
      const misspelled = edit(wrong, 1 + (at % (wrong.length - 2)));
      return { college, misspelled, text: foldName(college.name).replace(wrong, misspelled) };
    })
    .filter(({ misspelled }) => misspelled.length >= LONG && !known.has(misspelled));
}

const longWordsOf = (name: string): string[] =>
  foldName(name)
    .split(' ')
    .filter((word) => word.length >= LONG);

const EDITS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.slice(at, at + 1) + word.slice(at),
  (word, at) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
  (word, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
];
