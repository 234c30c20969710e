import fc from 'fast-check';
import { isUndecided } from './undecided.ts';
import { someMajorWords } from './majors.fixture.ts';

it.each([
  'undecided',
  'Undecided major',
  'undeclared',
  'undeci',
  'undecieded',
  "I don't know",
  'i dont know yet',
  'I don’t know what I want to study',
  'not sure',
  "I'm not sure what to major in",
  'still not really sure',
  'unsure',
  'idk',
  'no idea',
  'I have no idea where to start',
  "haven't decided yet",
])('%s: the student is undecided', (text) => expect(isUndecided(text)).toBe(true));

it.each([
  '',
  'under',
  'under 15k',
  'nursing',
  'sure',
  'know',
  'not nursing',
  'undergraduate',
  'i want to study nursing',
  'Idaho',
  'Notre Dame',
])('%s: no such text', (text) => expect(isUndecided(text)).toBe(false));

it('takes no name of a major for it, nor a text that names one after the words', () => {
  const names = someMajorWords().majors.all.map(({ name }) => name);
  fc.assert(
    fc.property(fc.constantFrom(...names), (name) => {
      expect(isUndecided(name)).toBe(false);
      expect(isUndecided(`not sure ${name}`)).toBe(false);
    }),
  );
});
