/** @jest-environment jsdom */
import { act, cleanup, within } from '@testing-library/react';
import { savePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { aScoredDetail, plain, renderCollege, sectionOf, sectionText } from '../college-page.fixture.ts';

afterEach(() => {
  cleanup();
  savePrivateAnswers({});
});

const shares = { below: 50, equal: 0, above: 50 };
const standing = (n: number, peerMedian: number) => ({ peer: shares, national: shares, n, peerMedian, nationalMedian: 0.2 });
const chartOf = (section: string) => within(sectionOf(section)).queryByRole('img', { name: /^Bar chart, / });
const wordsOf = (section: string) => plain(chartOf(section)?.getAttribute('aria-label'));
const widths = (section: string) => [...(chartOf(section)?.querySelectorAll('rect') ?? [])].map((bar) => bar.getAttribute('width'));

describe('the chart of a section', () => {
  it('has a bar for each known share, with the median of the kind', () => {
    const percentiles = { percentWomen: standing(10, 0.6), percentInState: standing(9, 0.6) };
    renderCollege(aScoredDetail({ percentWomen: 0.525, percentInState: 0.4, percentOnlineOnly: 0 }, { percentiles }));
    expect(wordsOf('Students')).toBe(
      'Bar chart, Shares of students: Women 53%, median 60%; New students from the same state 40%; Students entirely online 0%.',
    );
    // No bar for 0%.
    expect(widths('Students')).toEqual(['52.5%', '40%']);
    expect(chartOf('Students')?.querySelectorAll('line')).toHaveLength(1);
    expect(sectionText('Students')).toContain('marks the median of public four-year colleges');
  });

  it('says nothing about a median that no bar has', () => {
    renderCollege(aScoredDetail({ percentWomen: 0.5 }));
    expect(sectionText('Students')).not.toContain('marks the median');
  });

  it('is not drawn without values', () => {
    renderCollege(aScoredDetail({}));
    expect(['Admissions', 'Students', 'Scores explained'].map(chartOf)).toEqual([null, null, null]);
    expect(sectionText('Admissions')).toContain('Not reported');
  });

  it('puts figures of different units where they are among the kind', () => {
    const among = (below: number) => ({ below, equal: 5, above: 95 - below });
    const percentiles = {
      totalAthletes: { ...standing(536, 290), peer: among(88) },
      athleticsExpensePerAthlete: { ...standing(9, 12_553), peer: among(99) },
      totalAthleticsExpenses: { ...standing(0, 0), peer: null },
    };
    renderCollege(aScoredDetail({ totalAthletes: 536, athleticsExpensePerAthlete: 340_460, totalAthleticsExpenses: 1 }, { percentiles }));
    expect(wordsOf('Athletics')).toBe('Bar chart, Its place in athletics: Athletes 536.');
    expect(widths('Athletics')).toEqual(['88%']);
    expect(sectionText('Athletics')).toContain('the share of public four-year colleges with a lower number');
  });

  it('has the rates of those who finish, and no bar for the missing ones', () => {
    renderCollege(aScoredDetail({ graduationRate: 0.82, pellGraduationRate: 0, transferRate: 0.15, defaultRate: 0.02 }));
    expect(wordsOf('Outcomes')).toBe(
      'Bar chart, How many finish, return and transfer: Graduation rate 82%; Graduation rate, Pell students 0%; Transfer-out rate 15%.',
    );
  });

  it('compares the scores of Alma that are known', () => {
    const detail = aScoredDetail({ crimeIncidentsTotal: 0, totalEnrollment: 32_000, size: 20_000, researchFundingTotal: 0 });
    renderCollege(detail);
    expect(wordsOf('Scores explained')).toMatch(/^Bar chart, The five scores, each 0 to 100: Research 0\.0; Campus safety \d\d\.\d\.$/);
  });

  it('shows the reader’s score below the scores of the students', () => {
    renderCollege(aScoredDetail({ acceptanceRateNum: 0.5, avgSAT: 1240, sat25: 1150, sat75: 1330 }));
    expect(wordsOf('Admissions')).toBe('Bar chart, SAT and ACT scores of first-year students: SAT 1150–1330, middle 1240.');
    expect(sectionText('Admissions')).not.toContain('triangle');
    act(() => savePrivateAnswers({ sat: 1_105 }));
    expect(wordsOf('Admissions')).toMatch(/middle 1240, my SAT 1105\.$/);
    expect(within(sectionOf('Admissions')).getByText('▲').getAttribute('x')).toBe('58.8%');
    expect(sectionText('Admissions')).toContain('the triangle below it my score');
  });
});
