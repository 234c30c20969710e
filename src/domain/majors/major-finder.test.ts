import fc from 'fast-check';
import { createMajorFinder } from './major-finder.ts';
import { someMajors } from './majors.fixture.ts';

const majors = someMajors();
const finder = createMajorFinder(majors);
const codesFor = (text: string) => finder.find(text, 10).map(({ code }) => code);
const texts = [
  ...majors.programNames.map(({ name }) => name),
  ...majors.entries.flatMap(({ words }) => words),
  ...majors.all.flatMap(({ name, slug }) => [name, slug]),
];

describe('the suggestions for a typed text', () => {
  it('begin with the whole text, then names that begin so, then other words', () => {
    expect(codesFor('computer')).toEqual(['11.07', '11.02', '11.0204', '11']);
    expect(codesFor('computing')).toEqual(['11']);
    expect(codesFor('nurse')).toEqual(['51.38', '51.3805']);
    expect(codesFor('cs')).toEqual(['11.07']);
    expect(codesFor('health')).toEqual(['51', '51.38', '51.22']);
  });

  it('name the text that matched', () => {
    expect(finder.find('comp sc', 1)).toEqual([{ code: '11.07', name: 'Computer science', matched: 'comp sci' }]);
    expect(finder.find('registered', 1)).toEqual([{ code: '51.38', name: 'Nursing', matched: 'Registered Nursing' }]);
  });

  it.each([
    ['nursing degree', '51.38'],
    ['Bachelor’s degree in nursing', '51.38'],
    ['computer science certificate', '11.07'],
    ['computr science major', '11.07'],
  ])('leave out the words for a level where nothing has them: %s', (text, code) => {
    expect(codesFor(text)[0]).toBe(code);
  });

  it('are none for a level alone', () => {
    expect(codesFor('certificate')).toEqual([]);
    expect(codesFor('bachelor’s degree')).toEqual([]);
  });

  it('have all choices of an unclear text once it is typed in full', () => {
    expect(codesFor('health care')).toEqual(['51.38', '51.22']);
    expect(codesFor('health car')).toEqual(['51.38']);
  });

  it('allow one typing error in a word of five letters', () => {
    expect(codesFor('computr science')[0]).toBe('11.07');
    expect(codesFor('nursnig')[0]).toBe('51.38');
    expect(codesFor('nrse')).toEqual([]);
    expect(codesFor('nrsng')).toEqual([]);
    expect(codesFor('computr scince')).toEqual([]);
  });

  it('lead from a program that says no more than its major to the major', () => {
    expect(codesFor('programmer')).toEqual(['11.02']);
    expect(codesFor('environmental')).toEqual(['51.22']);
    expect(codesFor('other')).toEqual([]);
  });

  it('ignore case, accents and punctuation', () => {
    for (const spelling of ['COMP SCI', 'Comp. Sci.', 'cómp-sci', '  comp   sci '])
      expect(finder.find(spelling, 3)).toEqual(finder.find('comp sci', 3));
  });

  it('have each code once, at most as many as asked for, in a stable order', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.tuple(fc.constantFrom(...texts), fc.nat({ max: 20 })).map(([text, length]) => text.slice(0, length)),
    );
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 8 }), (text, limit) => {
        const found = finder.find(text, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(found.map(({ code }) => code)).size).toBe(found.length);
        expect(finder.find(text, limit + 1).slice(0, limit)).toEqual(found);
        for (const { code, name } of found) expect(majors.nameOf(code)).toBe(name);
      }),
    );
  });

  it('find each text as soon as one letter is typed', () => {
    for (const text of texts) {
      const meant = finder.read(text)?.codes[0];
      for (let length = 1; length <= text.length; length += 1) {
        expect(finder.find(text.slice(0, length), 100).map(({ code }) => code)).toContain(meant);
      }
    }
  });
});

describe('the meaning of a phrase', () => {
  it('is that of the exact words, the name or the slug', () => {
    expect(finder.read('R.N.')).toEqual({ codes: ['51.38'], isUnclear: false });
    expect(finder.read('coding')).toEqual({ codes: ['11.02', '11.07'], isUnclear: false });
    expect(finder.read('Health Care')).toEqual({ codes: ['51.38', '51.22'], isUnclear: true });
    expect(finder.read('nurse practitioner')).toEqual({ codes: ['51.3805'], isUnclear: false });
    expect(finder.read('PUBLIC HEALTH')).toEqual(finder.read('public-health'));
  });

  it.each(['', 'nurs', 'registered nursing', 'computr science', 'nursing school'])('of "%s" is unknown', (text) => {
    expect(finder.read(text)).toBeUndefined();
  });
});

it.each([
  ['51.38', ['51.38', 'Nursing']],
  [' 513805 ', ['51.3805', 'Nurse practitioner']],
  ['11', ['11', 'Computing']],
])('a CIP code finds itself alone: %j', (text, found) => {
  expect(finder.find(text, 12).map(({ code, name }) => [code, name])).toEqual([found]);
});

it('a code that no program has finds nothing', () => {
  expect(finder.find('99.99', 12)).toEqual([]);
});
