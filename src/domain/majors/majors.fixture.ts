import { createMajorFinder } from './major-finder.ts';
import { createMajors, type Majors } from './majors.ts';

/** The small vocabulary with its finder. */
export function someMajorWords() {
  const majors = someMajors();
  return { majors, finder: createMajorFinder(majors) };
}

/** A small vocabulary: two families, four majors, six programs. */
export const someMajors = (): Majors =>
  createMajors({
    majors: [
      { code: '11', name: 'Computing', slug: 'computing' },
      { code: '11.02', name: 'Computer programming', slug: 'computer-programming' },
      { code: '11.07', name: 'Computer science', slug: 'computer-science' },
      { code: '51', name: 'Health professions', slug: 'health-professions' },
      { code: '51.22', name: 'Public health', slug: 'public-health' },
      { code: '51.38', name: 'Nursing', slug: 'nursing' },
    ],
    programNames: [{ code: '51.3805', name: 'Nurse practitioner' }],
    titles: {
      '11': 'Computer and Information Sciences and Support Services',
      '11.02': 'Computer Programming',
      '11.0201': 'Computer Programming/Programmer, General',
      '11.0204': 'Computer Game Programming',
      '11.0299': 'Computer Programming, Other',
      '11.07': 'Computer Science',
      '11.0701': 'Computer Science',
      '51': 'Health Professions and Related Programs',
      '51.22': 'Public Health',
      '51.2202': 'Environmental Health',
      '51.38': 'Registered Nursing',
      '51.3805': 'Family Practice Nurse/Nursing',
    },
    entries: [
      { words: ['comp sci', 'cs'], codes: ['11.07'] },
      { words: ['nurse', 'rn'], codes: ['51.38'] },
      { words: ['coding'], codes: ['11.02', '11.07'] },
      { words: ['health care'], codes: ['51.38', '51.22'], isUnclear: true },
    ],
  });
