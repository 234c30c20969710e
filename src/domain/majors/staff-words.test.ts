import fc from 'fast-check';
import { foldName } from '../shared/fold-name.ts';
import { createMajorFinder } from './major-finder.ts';
import { someMajors } from './majors.fixture.ts';
import { MAJOR_WORD_STATES, seedCodesOf, staffWordFaults, withStaffWords, type StaffWord } from './staff-words.ts';

const majors = someMajors();
const aWord = (word: Partial<StaffWord>): StaffWord => ({ word: 'scrubs', codes: ['51.38'], isUnclear: false, state: 'active', ...word });
const reads = (text: string, ...edited: StaffWord[]) => createMajorFinder(withStaffWords(majors, edited)).read(text);

describe('the words of staff', () => {
  it('add words, replace those of the seeds and take them away', () => {
    expect(reads('Scrubs', aWord({}))).toEqual({ codes: ['51.38'], isUnclear: false });
    expect(reads('nurse', aWord({ word: 'nurse', codes: ['51.22'] }))?.codes).toEqual(['51.22']);
    expect(reads('nurse', aWord({ word: 'nurse', state: 'hidden' }))).toBeUndefined();
    expect(reads('rn', aWord({ word: 'nurse', state: 'hidden' }))?.codes).toEqual(['51.38']);
    expect(reads('health care', aWord({ word: 'health care' }))).toEqual({ codes: ['51.38'], isUnclear: false });
  });

  it('lead only to codes that the vocabulary has', () => {
    expect(reads('scrubs', aWord({ codes: ['99.99', '51.38'], isUnclear: true }))).toEqual({ codes: ['51.38'], isUnclear: false });
    expect(reads('scrubs', aWord({ codes: ['99.99'] }))).toBeUndefined();
  });

  const seedWords = majors.entries.flatMap(({ words }) => words.map(foldName));
  const words = fc.uniqueArray(
    fc.record({
      word: fc.constantFrom(...seedWords, 'scrubs', 'games'),
      codes: fc.uniqueArray(fc.constantFrom('11.07', '51.38', '51', '11.0204'), { minLength: 1 }),
      isUnclear: fc.constant(false),
      state: fc.constantFrom(...MAJOR_WORD_STATES),
    }),
    { selector: ({ word }) => word },
  );

  it('change no other word', () => {
    fc.assert(
      fc.property(words, (edited) => {
        const finder = createMajorFinder(withStaffWords(majors, edited));
        const before = createMajorFinder(majors);
        for (const { word, codes, state } of edited) expect(finder.read(word)?.codes).toEqual(state === 'hidden' ? undefined : codes);
        const others = seedWords.filter((word) => !edited.some((one) => one.word === word));
        for (const word of [...others, 'nursing', 'computing']) expect(finder.read(word)).toEqual(before.read(word));
      }),
    );
  });
});

it('knows what a word means without staff', () => {
  expect([seedCodesOf(majors, 'health care'), seedCodesOf(majors, 'scrubs')]).toEqual([['51.38', '51.22'], []]);
});

describe('a word is refused', () => {
  const faults = (word: Partial<StaffWord>) => staffWordFaults(majors, aWord(word)).map(({ path, message }) => `${path}: ${message}`);

  it.each<[string, Partial<StaffWord>, string[]]>([
    ['with an unknown code', { codes: ['51.38', '99.99'] }, ['codes: No field has the code 99.99']],
    ['with a code twice', { codes: ['51.38', '51.38'] }, ['codes: A code appears twice']],
    ['as unclear with one code', { isUnclear: true }, ['codes: An unclear word needs at least two codes']],
    [
      'as the name of another major',
      { word: 'computer science' },
      ['word: This is the name of Computer science (11.07). It can lead to no other code'],
    ],
    [
      'as the name of a major, with a second code',
      { word: 'nursing', codes: ['51.38', '51.22'] },
      ['word: This is the name of Nursing (51.38). It can lead to no other code'],
    ],
    ['as a title', { word: 'environmental health' }, ['word: This is the name of Public health (51.22). It can lead to no other code']],
    ['as a code', { word: '1107' }, ['word: This is the name of Computer science (11.07). It can lead to no other code']],
  ])('%s', (_, word, expected) => {
    expect(faults(word)).toEqual(expected);
  });

  it('never with its own name, or a word of the seeds', () => {
    expect([...faults({ word: 'nursing' }), ...faults({ word: 'coding' }), ...faults({})]).toEqual([]);
  });
});
