/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { explainScores } from '../../../../../src/domain/scores/explain/explanation.ts';
import { aPlace } from '../../../entities/ranking/ranking.fixture.ts';
import { aDetail } from '../college.fixture.ts';
import { aScoredDetail, plain, scoreCard, sectionText, sectionOf, renderCollege } from '../college-page.fixture.ts';

afterEach(cleanup);

const shares = (below: number) => ({ below, equal: 0, above: 100 - below });
const standing = (peer: number) => ({ peer: shares(peer), national: shares(90), n: 412, peerMedian: 40, nationalMedian: 41 });
/** The worked example of the method: acceptance rate and completion are known, test scores are not. */
const AUBURN = { acceptanceRateNum: 0.71, graduationRate: 0.81, graduationCohort: 4_800, retentionRate: 0.93, retentionCohort: 5_200 };
const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

describe('a score', () => {
  it('has a value, its standing, its inputs and its coverage', () => {
    renderCollege(aScoredDetail(AUBURN, { percentiles: { prestigeScore: standing(83) } }));
    const card = plain(scoreCard('Selectivity and completion').textContent);
    expect(card).toContain('55.5 of 100');
    expect(card).toContain('Higher than 83% of public four-year colleges (n = 412) and 90% of all');
    expect(card).toContain('Acceptance rate71%');
    expect(card).toContain('SAT, middle scoreNot known');
    expect(card).toContain('75% of the weight of this score comes from reported figures.');
    expect(card).toContain('This does not measure teaching');
  });

  it('shows its parts as bars and as a table that adds up to it', () => {
    renderCollege(aScoredDetail(AUBURN));
    const card = within(scoreCard('Selectivity and completion'));
    expect(card.getByRole('img', { name: /chart of the points of each part/ })).toBeTruthy();
    const rows = card.getAllByRole('row', { hidden: true }).map(cells);
    expect(rows).toContainEqual(['Test scores', '25%', '43.8 (not known)', '−2.7']);
    expect(rows.at(-1)).toEqual(['Together', '', '55.5', expect.any(String)]);
  });

  it('says why it is missing', () => {
    const detail = aScoredDetail({});
    renderCollege(detail);
    for (const { label, notes } of explainScores(detail.college)) {
      expect(scoreCard(label).textContent).toContain(`No score${notes.join('')}`);
      expect(notes).not.toEqual([]);
      expect(within(scoreCard(label)).queryByRole('img')).toBeNull();
    }
  });

  it('is shown without its explanation, which can be requested again', async () => {
    const detail = aScoredDetail(AUBURN);
    let calls = 0;
    renderCollege(detail, () => {
      calls += 1;
      return Promise.reject(new Error('down'));
    });
    fireEvent.click(await screen.findByText('Try again'));
    expect(calls).toBe(2);
    expect(plain(scoreCard('Selectivity and completion').textContent)).toContain('55.5 of 100');
  });
});

describe('the Carnegie class', () => {
  it('is a kind of college, not better or worse', () => {
    const carnegieClassification = 'Doctoral Universities: High Research Activity';
    renderCollege(aScoredDetail({ carnegieClassification }, { percentiles: { carnegieScore: standing(88) } }));
    const card = plain(scoreCard('Carnegie class (type, not quality)').textContent);
    expect(card).toContain('A wider range than 88% of public four-year colleges (n = 412)');
    expect(card).not.toMatch(/\b(higher than|lower than|better|worse)\b/i);
    expect(sectionText('Research and classification')).toContain('Carnegie score (type, not quality)85.0');
  });
});

describe('safety', () => {
  const percentiles = { safetyScore: standing(97) };

  it('shows its caveat in both sections', () => {
    renderCollege(aScoredDetail({ crimeIncidentsTotal: 209, crimeRatePer1000: 2.2, totalEnrollment: 32_000 }, { percentiles }));
    for (const text of [scoreCard('Campus safety').textContent, sectionText('Safety')]) {
      expect(plain(text)).toContain('47.9');
      expect(plain(text)).toContain('Higher than 97%');
      expect(text).toContain('A college that encourages reporting looks worse');
    }
  });

  it.each([999, 1_000])('compares a college of %d students only from 1,000 students', (size) => {
    renderCollege(aScoredDetail({ crimeIncidentsTotal: 0, size }, { percentiles }));
    const texts = [scoreCard('Campus safety').textContent, sectionText('Safety') ?? ''];
    expect(texts.map((text) => text.includes('Higher than'))).toEqual([size === 1_000, size === 1_000]);
    if (size < 1_000) expect(texts[0]).toContain('too few to call it safest, at any score');
  });
});

describe('research', () => {
  it('below the survey threshold is never $0', () => {
    renderCollege(aScoredDetail({ researchFundingTotal: 0, size: 1_000 }));
    expect(sectionText('Research and classification')).toContain('under $150K a year');
    expect(scoreCard('Research').textContent).toContain('Every part counts from 0. The parts add up to 0.0.');
  });

  it('lists the five largest fields, and warns if the fields add up to more than the total', () => {
    const researchFundingByDepartment = { Art: 1, Biology: 30, Chemistry: 20, Dance: 2, Engineering: 40, Farming: 7 };
    renderCollege(aDetail({ researchFundingTotal: 100, researchFundingByDepartment }));
    const table = within(sectionOf('Research and classification')).getByRole('table', { name: /by field of research/ });
    expect(within(table).getAllByRole('row').map(cells).slice(1)).toEqual([
      ['Engineering', '$40', '40%'],
      ['Biology', '$30', '30%'],
      ['Chemistry', '$20', '20%'],
      ['Farming', '$7', '7%'],
      ['Dance', '$2', '2%'],
    ]);
    expect(sectionText('Research and classification')).not.toContain('approximate');
    cleanup();
    renderCollege(aDetail({ researchFundingTotal: 99, researchFundingByDepartment }));
    expect(sectionText('Research and classification')).toContain('add up to more than the total');
  });
});

describe('similar colleges', () => {
  it('show the reason and link to the college', () => {
    const similar = ['Alpha College', 'Beta College'].map((name, index) => ({
      college: aPlace(index + 1, name).college,
      picks: index === 0 ? (['nearby', 'cheaper'] as const).slice() : [],
      reason: 'Also public; similar size (4,000 students)',
    }));
    renderCollege(aDetail({}, { similar }));
    const items = within(sectionOf('Similar colleges')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Alpha CollegeSpringfield, IllinoisPublic, four-year · SmallNearbyCosts lessAlso public; similar size'),
      expect.stringContaining('Beta College'),
    ]);
    expect(within(sectionOf('Similar colleges')).getByRole('link', { name: 'Beta College' }).getAttribute('href')).toBe(
      '/colleges/beta-college',
    );
  });

  it('give a reason if there are none', () => {
    renderCollege(aDetail({}));
    expect(sectionText('Similar colleges')).toContain('This college reports too few figures');
  });
});
