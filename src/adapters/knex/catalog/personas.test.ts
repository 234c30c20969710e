import { isListed } from '../../../domain/colleges/kind/listed.ts';
import { NO_PRIORITIES, type Answers, type Priorities } from '../../../domain/matching/answers.ts';
import { candidatesOf, type Candidate } from '../../../domain/matching/candidate.ts';
import { matchColleges } from '../../../domain/matching/match.ts';
import type { RankGroup } from '../../../domain/order/rank-group.ts';
import { COMPARABLE } from '../../../domain/shared/method.ts';
import { createKnexPorts } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

/** Five students and a parent, with the matches that a counselor would expect from the shipped catalog. */

let database: TestDatabase;
let candidates: Candidate[];
beforeAll(async () => {
  database = await createTestDatabase({ template: 'seeded' });
  candidates = candidatesOf((await createKnexPorts(database.db).colleges.store.all()).filter(isListed));
});
afterAll(() => database.destroy());

const wishes = (chosen: Partial<Priorities>): Priorities => ({ ...NO_PRIORITIES, ...chosen });

interface Persona {
  answers: Answers;
  group: RankGroup;
  /** The first five, in order. */
  first: string[];
  /** Among the first twenty. */
  includes: string[];
}

const PERSONAS: Record<string, Persona> = {
  'a first-generation student in Fresno with $40,000': {
    answers: {
      states: ['CA'],
      types: ['public'],
      must: ['location'],
      budget: 12_000,
      income: '30001-48000',
      priorities: wishes({ cost: 3, completion: 2, access: 2 }),
    },
    group: 'four-year',
    first: [
      'California State University-Fullerton',
      'California State University-Long Beach',
      'University of California-Irvine',
      'University of California-San Diego',
      'University of California-Merced',
    ],
    includes: ['California State University-Fresno'],
  },
  'a student in New Jersey with SAT 1480': {
    answers: {
      states: ['NJ', 'NY', 'PA'],
      sat: 1_480,
      budget: 40_000,
      income: '110001-plus',
      priorities: wishes({ earnings: 3, completion: 3 }),
    },
    group: 'four-year',
    first: [
      'Princeton University',
      'Rensselaer Polytechnic Institute',
      'Columbia University in the City of New York',
      'The Cooper Union for the Advancement of Science and Art',
      'Binghamton University',
    ],
    includes: ['Rutgers University-New Brunswick', 'Stevens Institute of Technology'],
  },
  'a parent who looks for value': {
    answers: { size: 'medium', budget: 25_000, priorities: wishes({ value: 3, earnings: 2 }) },
    group: 'four-year',
    first: [
      'Princeton University',
      'Stanford University',
      'Harvard University',
      'Massachusetts Institute of Technology',
      'Columbia University in the City of New York',
    ],
    includes: ['CUNY Bernard M Baruch College', 'Missouri University of Science and Technology'],
  },
  'a student who wants an HBCU': {
    answers: {
      types: ['hbcu'],
      must: ['hbcu'],
      sat: 1_000,
      budget: 15_000,
      income: '0-30000',
      priorities: wishes({ cost: 2, completion: 2 }),
    },
    group: 'four-year',
    first: [
      'Elizabeth City State University',
      'Fayetteville State University',
      'North Carolina A & T State University',
      'Alcorn State University',
      'Winston-Salem State University',
    ],
    includes: ['Florida Agricultural and Mechanical University', 'Prairie View A & M University'],
  },
  'an athlete in the South': {
    answers: {
      size: 'large',
      types: ['public'],
      states: ['AL', 'GA', 'FL', 'SC', 'TN'],
      priorities: wishes({ athletics: 3, completion: 1 }),
    },
    group: 'four-year',
    first: [
      'Georgia Institute of Technology-Main Campus',
      'University of Florida',
      'Clemson University',
      'University of Georgia',
      'Florida State University',
    ],
    includes: ['Auburn University', 'The University of Alabama'],
  },
  'an adult who starts at a community college in Texas': {
    answers: {
      types: ['community'],
      states: ['TX'],
      must: ['location', 'type'],
      budget: 10_000,
      priorities: wishes({ cost: 2, completion: 2 }),
    },
    group: 'two-year',
    first: [
      'Western Texas College',
      'Northeast Texas Community College',
      'Brazosport College',
      'Lamar State College-Port Arthur',
      'Lamar State College-Orange',
    ],
    includes: ['Dallas College'],
  },
};

describe.each(Object.entries(PERSONAS))('%s', (_name, { answers, group, first, includes }) => {
  it('meets the expected colleges first', () => {
    const match = matchColleges(candidates, answers);
    const names = match.items.map(({ college }) => college.name);
    expect(match).toMatchObject({ group, relaxed: [], hasFit: true });
    expect(names.slice(0, first.length)).toEqual(first);
    expect(names).toEqual(expect.arrayContaining(includes));
  });

  it('meets only comparable colleges of one group', () => {
    const { items } = matchColleges(candidates, answers);
    expect(items).toHaveLength(20);
    expect(items.filter(({ college, coverage }) => (college.size ?? 0) < COMPARABLE.students || coverage < COMPARABLE.known)).toEqual([]);
  });
});

it('nothing answered gives the default ranking, without a fit', () => {
  const { items, isDefault, hasFit } = matchColleges(candidates, {});
  expect([isDefault, hasFit, items[0]?.college.name, items[1]?.college.name]).toEqual([
    true,
    false,
    'Princeton University',
    'Stanford University',
  ]);
});

it('one answer gives the usual order of the colleges that meet it', () => {
  const { items, hasFit } = matchColleges(candidates, { size: 'small' });
  expect(hasFit).toBe(false);
  expect(items.slice(0, 2).map(({ college }) => college.name)).toEqual(['Massachusetts Institute of Technology', 'Rice University']);
});
