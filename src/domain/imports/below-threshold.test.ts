import { collegesBelowThreshold, type SurveyCollege } from './below-threshold.ts';

const college = (unitId: number, name: string, more: Partial<SurveyCollege> = {}): SurveyCollege => ({
  unitId,
  name,
  aliases: [],
  location: 'Springfield',
  state: 'OH',
  ...more,
});
const below = (absent: SurveyCollege[], present: SurveyCollege[], names: string[] = []) => [
  ...collegesBelowThreshold(absent, present, names),
];

describe('collegesBelowThreshold', () => {
  it('returns the colleges that the survey does not list', () => {
    expect(below([college(1, 'Maple College'), college(2, 'Oak College')], [college(3, 'Elm University')])).toEqual([1, 2]);
  });

  it.each([
    ['Maple University at Springfield', 'Maple University-Main Campus'],
    ['Maple University-Springfield', 'Maple University at Elmwood'],
    ['The Maple University, Springfield', 'Maple University'],
    ['Maple University', 'Maple University-Main Campus'],
  ])('leaves out %s if %s of the same state is listed', (absent, present) => {
    expect(below([college(1, absent)], [college(2, present)])).toEqual([]);
    expect(below([college(1, absent)], [college(2, present, { state: 'IA' })])).toEqual([1]);
  });

  it('leaves out a college that a row without a UNITID may name', () => {
    const names = ['SUNY, C. Maple', 'Oakwood: U. of the South', 'Elm C. of Chiropractic', 'Ash C., Springfield', 'U. of the State'];
    const absent = [
      college(1, 'State University of New York at Maple'),
      college(2, 'The University of the South', { aliases: ['Oakwood'] }),
      college(3, 'Elm College'),
      college(4, 'South University'),
      college(5, 'Ash College'),
    ];
    expect(below(absent, [], names)).toEqual([3, 4]);
  });
});
