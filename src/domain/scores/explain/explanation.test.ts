import fc from 'fast-check';
import { aCollege } from '../../colleges/college.fixture.ts';
import type { CollegeRecord } from '../../colleges/college.ts';
import { PRESTIGE, RESEARCH } from '../../shared/method.ts';
import { anyCollege } from '../../rankings/rankings.fixture.ts';
import { MANY_STUDENTS } from '../rates.fixture.ts';
import { explainScores, type ExplainedScore } from './explanation.ts';
import { SCORE_METHODS } from './score-methods.ts';
import { storedScoresOf, type StoredScore } from '../stored-scores.ts';

function explained(key: StoredScore, college: Partial<CollegeRecord>): ExplainedScore {
  const found = explainScores(aCollege(college)).find((score) => score.key === key);
  if (!found) throw new Error(`${key} is not explained`);
  return found;
}
const textsOf = ({ inputs }: ExplainedScore) => inputs.map(({ text }) => text);
const R2 = 'Research 2: High Spending and Doctorate Production';

describe('selectivity and completion', () => {
  it('lists inputs, parts and unknown values', () => {
    const score = explained('prestigeScore', { ...MANY_STUDENTS, acceptanceRateNum: 0.71, graduationRate: 0.81, retentionRate: 0.93 });
    expect(score).toMatchObject({ label: 'Selectivity and completion', score: 55.5, coverage: 0.75, notes: [] });
    expect(score.inputs.map(({ label, value, text }) => [label, value, text])).toEqual([
      ['Acceptance rate', 0.71, '71%'],
      ['SAT, middle score', null, 'NA'],
      ['ACT, middle score', null, 'N/A'],
      ['Graduation rate', 0.81, '81%'],
      ['Retention rate', 0.93, '93%'],
    ]);
    expect(score.parts.map(({ label, share, isFilled }) => [label, share, isFilled])).toEqual([
      ['Acceptance rate', 0.25, false],
      ['Test scores', 0.25, true],
      ['Graduation rate', 0.35, false],
      ['Retention rate', 0.15, false],
    ]);
  });

  it('says what an unknown test score counts as', () => {
    const testOf = (graduationRate: number) =>
      explained('prestigeScore', { ...MANY_STUDENTS, acceptanceRateNum: 0.1, graduationRate, retentionRate: 0.98 }).parts[1];
    expect(testOf(0.4)).toMatchObject({ key: 'test', isFilled: true, used: 0 });
    expect(testOf(0.95)?.used).toBeCloseTo(50 * PRESTIGE.unknownTest.perPoint, 1);
  });

  it('says how rates of few students are adjusted', () => {
    const notesOf = (college: Partial<CollegeRecord>) => explained('prestigeScore', college).notes;
    const rates = { acceptanceRateNum: 0.5, avgSAT: 1_200, graduationRate: 0.9, retentionRate: 0.5 };
    expect(notesOf({ ...rates, graduationCohort: 36, retentionCohort: 40 })).toEqual([
      'Its graduation rate of 90% counts as 85%, because it describes 36 students.',
      'Its retention rate of 50% counts as 55%, because it describes 40 students.',
    ]);
    expect(notesOf(rates)).toEqual(['Its graduation rate of 90% counts as 84%, because the number of students is not published.']);
    expect(notesOf({ ...rates, ...MANY_STUDENTS })).toEqual([]);
  });

  it('shows the test that counts, an ACT with its SAT', () => {
    const both = { avgACT: 26, avgSAT: 1_200 };
    const counted = (figures: Partial<CollegeRecord>) => textsOf(explained('prestigeScore', figures))[1];
    expect(counted({ avgACT: 26 })).toBe('26, equal to an SAT of 1240');
    expect(counted({ ...both, satCohort: 30, actCohort: 31 })).toBe('26, equal to an SAT of 1240');
    expect(counted({ ...both, satCohort: 31, actCohort: 31 })).toBe('1200');
    expect(counted(both)).toBe('1200');
    expect(counted({ avgACT: 22, avgSAT: 1_200 })).toBe('22, equal to an SAT of 1110');
    expect(counted({ avgSAT: 1_200, satCohort: 31, actCohort: 40 })).toBe('N/A');
    expect(counted({})).toBe('NA');
  });

  it('explains a missing score and a missing rate', () => {
    expect(explained('prestigeScore', { ...MANY_STUDENTS, acceptanceRateNum: 0.5, retentionRate: 0.9 })).toMatchObject({
      score: null,
      notes: ['Too little is known for a score: 40% of its weight. At least 50% is needed.'],
    });
    expect(explained('prestigeScore', { acceptanceRateNum: 0.5 }).parts.map(({ key }) => key)).toEqual(['selectivity']);
    expect(explained('prestigeScore', {})).toMatchObject({ parts: [], notes: ['None of its inputs are known.'] });
    expect(explained('prestigeScore', { ...MANY_STUDENTS, openAdmission: true, graduationRate: 0.4, retentionRate: 0.6 }).notes).toEqual([
      'It has open admission, so its acceptance rate scores 0.',
    ]);
  });
});

describe('research', () => {
  it('has a baseline of 0, so its parts add up to the score', () => {
    const { score, parts, baseline, coverage, notes } = explained('researchScore', { researchFundingTotal: 15e6, size: 1_500 });
    expect({ score, baseline, coverage, notes }).toEqual({ score: 60, baseline: 0, coverage: 1, notes: [] });
    expect(parts.map(({ label, contribution }) => [label, contribution])).toEqual([
      ['Total spending', expect.closeTo(30, 9)],
      ['Spending per student', expect.closeTo(30, 9)],
    ]);
  });

  it('never shows spending below the threshold as $0', () => {
    const below = explained('researchScore', { researchFundingTotal: 0, size: 9_000 });
    expect(below.inputs[0]).toMatchObject({ value: 0, text: `under $${RESEARCH.amount.zero / 1000}K` });
    expect(below).toMatchObject({ score: 0, notes: ['It is not in the survey, which lists spending of $150,000 a year or more.'] });
  });

  it('notes unknown values', () => {
    expect(explained('researchScore', { researchFundingTotal: 50e6, size: null })).toMatchObject({
      score: 37.8,
      coverage: 0.6,
      notes: ['The number of students is not known, so spending per student counts as 0.'],
    });
    expect(explained('researchScore', { researchActivity: R2, size: 10_000 })).toMatchObject({
      score: null,
      parts: [],
      notes: ['Its research spending is not known.'],
    });
  });
});

describe('campus safety', () => {
  it.each<[Partial<CollegeRecord>, RegExp]>([
    [
      { crimeIncidentsTotal: 209, totalEnrollment: 32_000, size: 24_782 },
      /^The score uses 2\.2 offenses .* over 3 years, adjusted toward the mean of 1\.8/,
    ],
    [{ crimeIncidentsTotal: 0, size: 20_000 }, /^The score uses under 0\.1 offenses/],
    [{ crimeRatePer1000: 2 }, /^The number of offenses on campus is not known/],
    [{ crimeIncidentsTotal: 4, size: null }, /^The number of offenses is known, but not the number of students/],
    [{ size: 5_000 }, /^The number of offenses on campus is not known/],
    [{ isOnlineOnly: true, crimeIncidentsTotal: 0, size: 5_000 }, /^It teaches online only, so there is no campus/],
  ])('of %p has a note', (college, note) => {
    const { notes } = explained('safetyScore', college);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(note);
  });

  it('lists the students that it divides by', () => {
    const labels = (college: Partial<CollegeRecord>) => explained('safetyScore', college).inputs.map(({ label }) => label);
    expect(labels({ totalEnrollment: 32_000 })).toContain('All students');
    expect(labels({ size: 500 })).toContain('Undergraduates');
  });

  it('has a note for colleges under 1,000 students', () => {
    const tiny = (size: number) => explained('safetyScore', { crimeIncidentsTotal: 0, size }).notes;
    expect(tiny(999)).toContain('It has under 1,000 students: too few to call it safest, at any score.');
    expect(tiny(1_000)).toHaveLength(1);
  });
});

describe('athletics', () => {
  it('scores 0 athletes as 0, and no report as missing', () => {
    expect(explained('athleticsScore', { totalAthletes: 0 })).toMatchObject({
      score: 0,
      coverage: 1,
      notes: ['It reports no athletes, so it scores 0.'],
    });
    expect(explained('athleticsScore', { totalAthletes: 450, size: 1_500 })).toMatchObject({
      score: null,
      notes: ['Too little is known for a score: 25% of its weight. At least 50% is needed.'],
    });
  });
});

describe('the Carnegie class', () => {
  it('is the higher of class and designation', () => {
    const doctoral = 'Doctoral/Professional Universities';
    const used = (college: Partial<CollegeRecord>) =>
      explained('carnegieScore', college).parts.map(({ label, used: points }) => [label, points]);
    expect(used({ carnegieClassification: doctoral, researchActivity: R2 })).toEqual([['Research designation', 85]]);
    expect(used({ carnegieClassification: doctoral, researchActivity: 'RCU' })).toEqual([['Carnegie class', 70]]);
    expect(explained('carnegieScore', { carnegieClassification: 'Tribal Colleges' })).toMatchObject({
      score: null,
      notes: ['Its Carnegie class has no score.'],
    });
    expect(explained('carnegieScore', {}).notes).toEqual(['Its Carnegie class is not known.']);
  });
});

it('adds up and has complete texts for any figures', () => {
  fc.assert(
    fc.property(anyCollege, (college) => {
      const scores = explainScores(college);
      expect(Object.fromEntries(scores.map(({ key, score }) => [key, score]))).toEqual(storedScoresOf(college));
      expect(scores.filter((score) => !addsUp(score)).map(({ key }) => key)).toEqual([]);
      const texts = scores.flatMap(({ notes, inputs }) => [...notes, ...inputs.flatMap(({ label, text }) => [label, text])]);
      expect(texts.filter((text) => /undefined|null|NaN|Infinity/.test(text))).toEqual([]);
      // Athletics may cost $0. A price or research of $0 is unknown.
      const free = scores.flatMap(({ inputs }) => inputs.filter(({ text }) => /\$0\b/.test(text)).map(({ label }) => label));
      expect(free.filter((label) => !label.startsWith('Athletics'))).toEqual([]);
    }),
  );
});

/** A score is the baseline plus its contributions. Without a score there is a note. */
function addsUp({ key, score, parts, baseline, coverage, notes }: ExplainedScore): boolean {
  const labels = SCORE_METHODS[key].parts.map(({ label }) => label);
  const sum = parts.reduce((total, { contribution }) => total + contribution, baseline);
  const isWithin = parts.every(({ label, used }) => labels.includes(label) && used >= 0 && used <= 100) && coverage >= 0 && coverage <= 1;
  return isWithin && (score === null ? notes.length > 0 : Math.abs(sum - score) <= 0.05 + 1e-9);
}
